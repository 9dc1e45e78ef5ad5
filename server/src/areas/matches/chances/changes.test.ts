import type { Totals } from '@tandem/matching/chances/effect';
import { expect, test } from 'vitest';
import type { Profile } from '../../../scoring/live/own-pairs.ts';
import { Trial } from './changes.ts';

test('what is better at first sight alone is not told', async () => {
  const own = {} as Profile;
  const tried = {} as Profile;
  const now: Totals = new Map([[1, 480]]);
  const counted = new Map<Profile, Totals>([[own, now]]);
  const counting = {
    nearTotals: (): Totals => new Map([[1, 500]]),
    totals: (profile: Profile) => Promise.resolve(counted.get(profile) ?? new Map()),
  };
  const trial = await Trial.begin(counting, { refused: new Set(), kept: [] }, own);
  const told = async () =>
    (await trial.worthwhile([{ told: 'another title', profile: tried }])).length;
  counted.set(tried, new Map([[1, 485]]));
  expect(await told()).toBe(0);
  counted.set(tried, new Map([[1, 495]]));
  expect(await told()).toBe(1);
});
