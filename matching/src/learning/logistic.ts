/** One row of a regression: what is known, and how it came out. */
export interface Observation {
  readonly known: readonly number[];
  readonly cameTrue: boolean;
}

/** What is believed of the coefficients before anything is seen: normal, each on its own. */
export interface Belief {
  readonly means: readonly number[];
  /** 1 / variance. */
  readonly precisions: readonly number[];
}

export interface LogisticFit {
  readonly coefficients: readonly number[];
  /** Of the coefficients (Laplace's approximation). */
  readonly covariance: readonly (readonly number[])[];
}

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

export const dot = (ones: readonly number[], others: readonly number[]): number =>
  ones.reduce((sum, one, at) => sum + one * (others[at] ?? 0), 0);

/** The inverse of a symmetric positive definite matrix, by Gauss-Jordan: such a matrix needs no pivots. */
const inverse = (matrix: readonly (readonly number[])[]): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => Number(column === at)),
  ]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const [column, value] of pivotRow.entries()) pivotRow[column] = value / pivot;
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0;
      if (other === at || factor === 0) continue;
      for (const [column, value] of pivotRow.entries())
        row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.slice(size));
};

/** Newton's steps settle within ten; a belief with a precision keeps them from running away. */
const steps = 25;
const settled = 1e-9;

/**
 * The most probable coefficients of a logistic regression under a normal belief, by Newton's method (Hosmer, Lemeshow &
 * Sturdivant, Applied Logistic Regression, 2013, chapter 2). Every precision has to be above 0.
 */
export const fitLogistic = (
  observations: readonly Observation[],
  { means, precisions }: Belief,
): LogisticFit => {
  let coefficients = [...means];
  let covariance: number[][] = [];
  for (let step = 0; step < steps; step += 1) {
    const slope = means.map((mean, at) => (precisions[at] ?? 0) * (mean - (coefficients[at] ?? 0)));
    const curvature = means.map((_, at) =>
      means.map((__, other) => (at === other ? (precisions[at] ?? 0) : 0)),
    );
    for (const { known, cameTrue } of observations) {
      const chance = logistic(dot(coefficients, known));
      const weight = chance * (1 - chance);
      for (const [at, value] of known.entries()) {
        slope[at] = (slope[at] ?? 0) + value * (Number(cameTrue) - chance);
        const row = curvature[at] ?? [];
        for (const [other, beside] of known.entries())
          row[other] = (row[other] ?? 0) + weight * value * beside;
      }
    }
    covariance = inverse(curvature);
    const moves = covariance.map((row) => dot(row, slope));
    coefficients = coefficients.map((value, at) => value + (moves[at] ?? 0));
    if (moves.every((move) => Math.abs(move) < settled)) break;
  }
  return { coefficients, covariance };
};
