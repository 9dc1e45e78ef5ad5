import { resumeCurve } from '../curves.ts';

/** Steps between a cosine of 0 and of 1 at which the curve is read. */
export const cosineSteps = 2048;

/**
 * 1 / √weight, in single precision as all arithmetic on pairs: vectors of four singles give the same bits as one alone.
 */
export const inverseNorm = (weight: number): number =>
  weight > 0 ? Math.fround(1 / Math.sqrt(weight)) : 0;

/**
 * Cosine of two sets of weighted terms, in `cosineSteps`: the weight of what they share over the geometric mean of
 * what each has. Sharing one more term that the other side has can only raise it.
 */
export const cosineStep = (shared: number, inverseA: number, inverseB: number): number => {
  // The product of the norms is the same in both orders; that of all three factors would not be.
  const norms = Math.fround(inverseA * inverseB);
  const steps = Math.trunc(Math.fround(Math.fround(Math.fround(shared) * norms) * cosineSteps));
  return Math.min(steps, cosineSteps);
};

const table = resumeCurve.table(cosineSteps);

export const resumeTable = table;

/** The resume part, in tenths. */
export const resumeTenths = (shared: number, inverseA: number, inverseB: number): number =>
  table[cosineStep(shared, inverseA, inverseB)] ?? 0;
