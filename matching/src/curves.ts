/**
 * The curves that turn what each part measures into a score from 0 to 100, so that a point of one part is worth a point of
 * another and the four can be averaged. Fixed: a score means the same from one run to the next.
 *
 * How they were obtained: `bench/quality/fit-curves.ts` makes synthetic sessions (seeds 1 to 8, three levels of noise) in
 * which the true fit of every pair is known; for each part it takes the mean true fit at each value of the measure, forced
 * to be monotone, on a common scale of 40 points for one standard deviation of the truth. The knots below are those
 * means, rounded, with the ends laid at 0 and 100.
 */

/** A curve through its knots in straight lines; flat before the first and after the last. */
export interface Curve {
  /** [measure, score in tenths of a point], by rising measure. */
  readonly knots: readonly (readonly [measure: number, tenths: number])[];
}

/** Measure: the mean of the two shares that the texts have in common. Beyond 0.6 lies one pair in two hundred. */
export const resumeCurve: Curve = {
  knots: [
    [0, 0],
    [0.1, 170],
    [0.2, 370],
    [0.3, 630],
    [0.4, 840],
    [0.5, 950],
    [0.6, 1000],
  ],
};

/** Measure: distance between two tests, in steps of the scale. Two tests filled in at random lie 2.3 apart: 41 points. */
export const testCurve: Curve = {
  knots: [
    [0, 1000],
    [0.7, 930],
    [1.5, 695],
    [2.2, 445],
    [3, 185],
    [3.6, 0],
  ],
};

/**
 * Measure: the mean closeness of the sectors of one side to those of the other. Straight, so that the same heading counts
 * full and the same section half; so nearly is the fit.
 */
export const industryCurve: Curve = {
  knots: [
    [0, 0],
    [1, 1000],
  ],
};

/** Measure: the way, in shares of how far the candidate would go. The first kilometres weigh most. */
export const geographicCurve: Curve = {
  knots: [
    [0, 1000],
    [0.06, 840],
    [0.12, 735],
    [0.2, 610],
    [0.3, 475],
    [0.4, 365],
    [0.5, 280],
    [0.7, 135],
    [1, 0],
  ],
};

/** The score at one value of the measure, in tenths. */
export const scoreAt = ({ knots }: Curve, measure: number): number => {
  const after = knots.findIndex(([knot]) => knot >= measure);
  const [toX, toY] = knots.at(after) ?? [0, 0];
  const [fromX, fromY] = knots[Math.max(0, after - 1)] ?? [0, 0];
  if (after <= 0 || toX === fromX) return toY;
  return Math.round(fromY + ((measure - fromX) / (toX - fromX)) * (toY - fromY));
};

/** The scores at 0, 1/stepsPerUnit, 2/stepsPerUnit …, in tenths: `steps` + 1 of them. */
export const curveTable = (curve: Curve, steps: number, stepsPerUnit: number): Uint16Array =>
  Uint16Array.from({ length: steps + 1 }, (_, step) => scoreAt(curve, step / stepsPerUnit));
