import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchStatuses, type MatchStatus } from '../matches/match.ts';
import { progressOf, type Progress } from './statistics.ts';

const anyStatuses = fc.array(fc.constantFrom(...matchStatuses));

/** From the least to the furthest. */
const steps: readonly Progress[] = [
  'no_matches',
  'pending_matches',
  'accepted_by_company',
  'fully_accepted',
  'finalized_enrollment',
];

describe('progressOf', () => {
  it.each<[MatchStatus[], Progress]>([
    [[], 'no_matches'],
    [[-1, -2, -1], 'no_matches'],
    [[0], 'pending_matches'],
    [[2, -1], 'pending_matches'],
    [[0, 1, 2], 'accepted_by_company'],
    [[1, 3, -2], 'fully_accepted'],
    [[3, 4, 3], 'finalized_enrollment'],
    [[-2, 4], 'finalized_enrollment'],
  ])('of %j is %s', (statuses, progress) => {
    expect(progressOf(statuses)).toBe(progress);
  });

  it('counts every candidate once: the five add up to all of them', () => {
    fc.assert(
      fc.property(fc.array(anyStatuses), (candidates) => {
        const counts = candidates.map(progressOf);
        const total = steps.reduce(
          (sum, step) => sum + counts.filter((progress) => progress === step).length,
          0,
        );
        expect(total).toBe(candidates.length);
      }),
    );
  });

  it('never falls by one more match, and does not depend on their order or number', () => {
    fc.assert(
      fc.property(anyStatuses, fc.constantFrom(...matchStatuses), (statuses, added) => {
        const before = progressOf(statuses);
        expect(steps.indexOf(progressOf([...statuses, added]))).toBeGreaterThanOrEqual(
          steps.indexOf(before),
        );
        expect(progressOf([...statuses, ...statuses].toReversed())).toBe(before);
      }),
    );
  });
});
