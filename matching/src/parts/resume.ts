import { curveTable, resumeCurve } from '../curves.ts';

/** Steps between nothing in common and the same text at which the curve is read. */
export const resumeSteps = 2048;

/**
 * 1 / weight of a text, in single precision as all arithmetic on pairs: four singles at once give the same bits as one.
 */
export const inverseOf = (weight: number): number => (weight > 0 ? Math.fround(1 / weight) : 0);

/**
 * How well two texts fit, in `resumeSteps`: the mean of two shares, of what the need says that the resume says too, and of
 * what the resume says that the need says too (Kulczyński, 1927), by weight. The first alone would reward those who list
 * everything, their geometric mean (the cosine) punishes those who can do more than is asked. One more term that the
 * other side has can only raise it.
 */
export const resumeStep = (shared: number, inverseA: number, inverseB: number): number =>
  Math.trunc(
    Math.fround(Math.fround(shared) * Math.fround(inverseA + inverseB)) * (resumeSteps / 2),
  );

/** Index: step. */
export const resumeTable = curveTable(resumeCurve, resumeSteps, resumeSteps);

/** The resume part, in tenths. */
export const resumeTenths = (shared: number, inverseA: number, inverseB: number): number =>
  resumeTable[Math.min(resumeStep(shared, inverseA, inverseB), resumeSteps)] ?? 0;
