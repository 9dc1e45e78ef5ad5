import { status } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import { isPutOff, isToAnswer, putOffUntil } from './marks.ts';

const mark = (later_until: string | null) => ({ id: 1, shortlisted: false, later_until });
const day = '2026-11-23';

test.each([
  ['company', status.pending, undefined, true],
  ['company', status.queued, undefined, false],
  ['company', status.queued, mark(null), false],
  ['company', status.queued, mark('2026-11-24'), false],
  ['company', status.queued, mark('2026-11-23'), true],
  ['company', status.acceptedByCompany, undefined, false],
  ['candidate', status.acceptedByCompany, undefined, true],
  ['candidate', status.acceptedByCompany, mark('2026-11-24'), false],
  ['candidate', status.acceptedByCompany, mark('2026-11-22'), true],
  ['candidate', status.pending, undefined, false],
] as const)('a %s at %i with %o is to answer: %s', (view, at, own, wanted) => {
  expect(isToAnswer({ status: at, offer: {} }, own, { view, day })).toBe(wanted);
});

test.each([
  ['company', status.queued, undefined, true],
  ['company', status.pending, undefined, false],
  ['candidate', status.acceptedByCompany, mark(day), true],
  ['candidate', status.acceptedByCompany, undefined, false],
] as const)('opened by a %s at %i with %o it says when it comes back: %s', (view, at, own, is) => {
  const goingOn = { state: 'active', session_closed: false } as const;
  expect(isPutOff({ status: at, offer: goingOn }, own, view)).toBe(is);
  for (const ended of [{ state: 'withdrawn' }, { session_closed: true }] as const)
    expect(isPutOff({ status: at, offer: { ...goingOn, ...ended } }, own, view)).toBe(false);
});

test('on a need that is closed, or of a closed year, nothing waits and nothing comes back', () => {
  const own = mark('2026-11-24');
  const queued = { status: status.queued, offer: {} };
  expect(putOffUntil(queued, own, 'company')).toBe('2026-11-24');
  expect(putOffUntil(queued, own, 'candidate')).toBeNull();
  expect(putOffUntil({ ...queued, status: status.acceptedByCompany }, own, 'company')).toBeNull();
  for (const need of [
    { state: 'withdrawn' as const },
    { closed_session: { id: 1, name: '2025-2026' } },
  ]) {
    expect(putOffUntil({ ...queued, offer: need }, own, 'company')).toBeNull();
    const pending = { status: status.pending, offer: need };
    expect(isToAnswer(pending, undefined, { view: 'company', day })).toBe(false);
  }
});
