import { mix32 } from '../hash.ts';
import type { Decision } from '../learning/decision.ts';
import { logistic } from '../learning/logistic.ts';
import { parts, type Part, type PartTenths } from '../weights.ts';

/** Numbers from 0 to 1 that look drawn and are the same in every run. */
const drawn = (seed: number, ...places: number[]): number =>
  places.reduce((bits, place) => mix32(bits ^ Math.imul(place + 1, 0x9e3779b1)), mix32(seed)) /
  2 ** 32;

/** As whole tenths. */
const someParts = (seed: number, at: number): PartTenths => {
  const [industry = 0, test = 0, geographic = 0, resume = 0] = parts.map((_, place) =>
    Math.round(1000 * drawn(seed, at, place)),
  );
  return { industry, test, geographic, resume };
};

/** Ten answers of each decider, who weighs the parts like this: how much a spread of each moves the odds. */
export const decisionsBy = (
  weighs: Readonly<Record<Part, number>>,
  { count, seed, side = 'company' }: { count: number; seed: number; side?: Decision['side'] },
): Decision[] =>
  Array.from({ length: count }, (_, at) => {
    const scores = someParts(seed, at);
    const odds = parts.reduce((sum, part) => sum + (weighs[part] * (scores[part] - 500)) / 250, 0);
    return {
      side,
      deciderId: Math.floor(at / 10),
      parts: scores,
      accepted: drawn(seed, at, 99) < logistic(odds),
    };
  });
