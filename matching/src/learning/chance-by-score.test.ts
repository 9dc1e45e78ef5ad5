import { expect, test } from 'vitest';
import { decisionsBy } from '../testing/decisions.ts';
import { equalWeights } from '../weights.ts';
import { chanceByScore } from './chance-by-score.ts';
import { weighed } from './decision.ts';

const scored = (count: number, seed: number) =>
  decisionsBy({ industry: 0.5, test: 0.5, geographic: 0.5, resume: 0.5 }, { count, seed }).map(
    ({ parts, accepted }) => ({ score: weighed(parts, equalWeights), accepted }),
  );

test('the chance that is told is what happens, and lies where it is said to lie', () => {
  const chance = chanceByScore(scored(2000, 1));
  for (const [from, to] of [
    [350, 450],
    [450, 550],
    [550, 650],
  ] as const) {
    const seen = scored(20_000, 2).filter(({ score }) => score >= from && score < to);
    const rate = seen.filter(({ accepted }) => accepted).length / seen.length;
    const told = chance?.((from + to) / 2);
    expect(Math.abs((told?.rate ?? 0) - rate)).toBeLessThan(0.05);
    expect(told?.low).toBeLessThan(told?.rate ?? 0);
    expect(told?.high).toBeGreaterThan(told?.rate ?? 1);
  }
});

test('more decisions make it surer', () => {
  const width = (count: number): number => {
    const told = chanceByScore(scored(count, 5))?.(500);
    return (told?.high ?? 1) - (told?.low ?? 0);
  };
  expect(width(3000)).toBeLessThan(width(300));
});

test('says nothing of few decisions, or of such as are all alike', () => {
  expect(chanceByScore(scored(199, 1))).toBeNull();
  expect(chanceByScore(scored(300, 1).map((one) => ({ ...one, accepted: true })))).toBeNull();
});
