import { expect, test } from 'vitest';
import { status, type MatchStatus } from '../matches/match.ts';
import { isOpenShare, mayShare, shareEnd } from './share.ts';

const madeAt = new Date('2026-11-23T09:00:00Z');

test('a link ends to the minute after fourteen days, or when it is taken back', () => {
  const endsAt = shareEnd(madeAt);
  expect(endsAt).toEqual(new Date('2026-12-07T09:00:00Z'));
  const open = (now: string, revokedAt: Date | null = null) =>
    isOpenShare({ endsAt, revokedAt }, new Date(now));
  expect(open('2026-12-07T08:59:59Z')).toBe(true);
  expect(open('2026-12-07T09:00:00Z')).toBe(false);
  expect(open('2026-11-24T09:00:00Z', madeAt)).toBe(false);
});

test('company and staff share, the candidate does not, nobody after a refusal or a break', () => {
  const at = (one: MatchStatus, isBroken = false) => ({ status: one, isBroken });
  expect(mayShare('company', at(status.pending))).toBe(true);
  expect(mayShare('staff', at(status.finalised))).toBe(true);
  expect(mayShare('staff', at(status.finalised, true))).toBe(false);
  expect(mayShare('applicant', at(status.acceptedByCompany))).toBe(false);
  expect(mayShare('company', at(status.refusedByCompany))).toBe(false);
  expect(mayShare('superuser', at(status.refusedByCandidate))).toBe(false);
});
