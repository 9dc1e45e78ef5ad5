/**
 * The curves that turn what each part measures into a score from 0 to 100. Their shapes are plain ones (straight, a
 * logarithm, a root), which fit no world in particular; how far the scores of a part lie from each other is brought to the
 * same for all parts in each session (see `scales.ts`).
 */

/** A curve through its knots in straight lines; flat before the first and after the last. */
export interface Curve {
  /** [measure, score in tenths of a point], by rising measure. */
  readonly knots: readonly (readonly [measure: number, tenths: number])[];
}

/**
 * Measure: the mean of the two shares of what the need asks that the resume says. Its power 0.7: the first things in common
 * tell most. Beyond 0.6 lies one pair in two hundred.
 */
export const resumeCurve: Curve = {
  knots: [
    [0, 0],
    [0.05, 176],
    [0.1, 285],
    [0.2, 463],
    [0.3, 616],
    [0.45, 818],
    [0.6, 1000],
  ],
};

/** Measure: distance between two tests, in steps of the scale; most lie 2 to 4 apart, none more than 9. */
export const testCurve: Curve = {
  knots: [
    [0, 1000],
    [4.5, 100],
    [7, 0],
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

/**
 * Measure: kilometres in a straight line, the same for all: how far somebody would go says which needs they are shown, not
 * how near those are. Falls by the logarithm, 1 - ln(1 + km / 12) / ln(1 + 100 / 12); 100 km is the farthest limit on offer.
 */
export const geographicCurve: Curve = {
  knots: [
    [0, 1000],
    [2, 931],
    [5, 844],
    [10, 729],
    [15, 637],
    [20, 561],
    [30, 439],
    [40, 344],
    [50, 265],
    [70, 140],
    [100, 0],
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
