import { status } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import { isToAnswer } from './marks.ts';

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
  expect(isToAnswer(at, own, { view, day })).toBe(wanted);
});
