import { fitLogistic, logistic } from './logistic.ts';
import { enoughDecisions } from './decision.ts';

/** How often pairs of about this score were accepted. */
export interface Chance {
  /** From 0 to 1. */
  rate: number;
  /** Nine times in ten the true rate lies between these two. */
  low: number;
  high: number;
}

export type ChanceByScore = (score: number) => Chance;

/** A score in tenths, in hundreds of points around the middle, so that both coefficients are of one size. */
const known = (score: number): [number, number] => [1, score / 1000 - 0.5];

/** A weak belief: it keeps a side that has always said yes from being certain of it. */
const belief = { means: [0, 0], precisions: [0.05, 0.05] };

/** Of the normal distribution: 90 % lie within so many standard deviations. */
const ninety = 1.645;

/**
 * The rate of acceptance by score (tenths), by logistic regression (Platt, 1999); null where fewer decisions than
 * `enoughDecisions` were made, or all were alike.
 */
export const chanceByScore = (
  decisions: readonly { readonly score: number; readonly accepted: boolean }[],
): ChanceByScore | null => {
  const said = new Set(decisions.map(({ accepted }) => accepted));
  if (decisions.length < enoughDecisions || said.size < 2) return null;
  const { coefficients, covariance } = fitLogistic(
    decisions.map(({ score, accepted }) => ({ known: known(score), cameTrue: accepted })),
    belief,
  );
  const [[a = 0, b = 0] = [], [, d = 0] = []] = covariance;
  const [level = 0, slope = 0] = coefficients;
  return (score) => {
    const [, x] = known(score);
    const odds = level + slope * x;
    const reach = ninety * Math.sqrt(Math.max(0, a + 2 * b * x + d * x * x));
    return { rate: logistic(odds), low: logistic(odds - reach), high: logistic(odds + reach) };
  };
};
