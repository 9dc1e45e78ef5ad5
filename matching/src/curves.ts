/**
 * The curves that turn what each part measures (a similarity from 0 to 1) into a score from 0 to 100, so that the four
 * parts spread alike and can be averaged. Fixed: a score means the same from one run to the next.
 */

/** A curve that rises through its knots in straight lines. */
export interface Curve {
  /** [similarity, score in tenths], both rising, from 0 to 1 and from 0 to 1000. */
  readonly knots: readonly (readonly [similarity: number, tenths: number])[];
  /** The scores at 0, 1/steps, 2/steps … 1, in tenths. */
  table(steps: number): Uint16Array;
}

const curve = (knots: Curve['knots']): Curve => ({
  knots,
  table: (steps) =>
    Uint16Array.from({ length: steps + 1 }, (_, step) => {
      const similarity = step / steps;
      const after = knots.findIndex(([knot]) => knot >= similarity);
      const [toX, toY] = knots[after] ?? [1, 1000];
      const [fromX, fromY] = knots[Math.max(0, after - 1)] ?? [0, 0];
      const way = toX === fromX ? 0 : (similarity - fromX) / (toX - fromX);
      return Math.round(fromY + way * (toY - fromY));
    }),
});

export const resumeCurve = curve([
  [0, 0],
  [0.05, 200],
  [0.1, 400],
  [0.2, 650],
  [0.4, 900],
  [1, 1000],
]);

export const testCurve = curve([
  [0, 0],
  [0.6, 200],
  [1, 1000],
]);

export const industryCurve = curve([
  [0, 0],
  [1, 1000],
]);

export const geographicCurve = curve([
  [0, 0],
  [1, 1000],
]);
