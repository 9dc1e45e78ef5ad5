/**
 * Prints, for each part, the mean true fit at each value of what it measures: what the knots in matching/src/curves.ts
 * are rounded from. `node bench/quality/fit-curves.ts`
 */
import type { Part } from '@tandem/matching/weights';
import { deviation, mean } from '../shared/statistics.ts';
import { readSession } from './engine-profiles.ts';
import type { TrueFit } from './hidden.ts';
import { readMeasures } from './measures.ts';
import { generateSession } from './session.ts';
import { tuningSeeds } from './seeds.ts';
import { worlds } from './worlds.ts';
import { truePairs } from './truth.ts';

/** Points of the score for one standard deviation of the truth. */
const scale = 40;

const truthOf: Record<Part, keyof TrueFit> = {
  industry: 'sectors',
  test: 'person',
  geographic: 'way',
  resume: 'skills',
};

interface Bin {
  measure: number;
  fit: number;
  pairs: number;
}

/** Mean of both over bins of as many pairs, neighbours joined until the fit rises (or falls) throughout. */
const monotone = (points: readonly (readonly [number, number])[], rising: boolean): Bin[] => {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const count = 60;
  const joined: Bin[] = [];
  for (let bin = 0; bin < count; bin += 1) {
    const part = sorted.slice((bin * sorted.length) / count, ((bin + 1) * sorted.length) / count);
    let last: Bin = {
      measure: mean(part.map(([measure]) => measure)),
      fit: mean(part.map(([, fit]) => fit)),
      pairs: part.length,
    };
    for (;;) {
      const before = joined.at(-1);
      if (!before || (rising ? before.fit <= last.fit : before.fit >= last.fit)) break;
      joined.pop();
      const pairs = before.pairs + last.pairs;
      last = {
        measure: (before.measure * before.pairs + last.measure * last.pairs) / pairs,
        fit: (before.fit * before.pairs + last.fit * last.pairs) / pairs,
        pairs,
      };
    }
    joined.push(last);
  }
  return joined;
};

const points: Record<Part, [number, number][]> = {
  industry: [],
  test: [],
  geographic: [],
  resume: [],
};
const parts = ['industry', 'test', 'geographic', 'resume'] as const;

for (const world of worlds.filter(({ tuned }) => tuned))
  for (const seed of tuningSeeds) {
    const session = generateSession(seed, world);
    const pairs = truePairs(session, world, seed);
    const measures = readMeasures(readSession(session), pairs);
    for (const part of parts) {
      const fits = pairs.map(({ fit }) => fit[truthOf[part]]);
      const [middle, spread] = [mean(fits), deviation(fits)];
      for (const [at, fit] of fits.entries())
        points[part].push([measures[at]?.[part] ?? 0, (scale * (fit - middle)) / spread]);
    }
  }

for (const part of parts) {
  console.log(part);
  for (const { measure, fit, pairs } of monotone(
    points[part],
    part === 'industry' || part === 'resume',
  ))
    console.log(`  ${measure.toFixed(3).padStart(7)} ${fit.toFixed(1).padStart(7)} ${pairs}`);
}
