import { curveTable, resumeCurve } from '../pair/curves.ts';

/** Steps between nothing in common and the same text at which the curve is read. */
export const resumeSteps = 2048;

/**
 * What each claim of a resume counts: 1 for one that claims as much as the mean one of the session (half of `believed`),
 * up to 2 for one that claims little, the less the more it claims, so that a long resume does not win by its length. In
 * single precision as all arithmetic on pairs: four singles at once give the same bits as one.
 */
export const beliefOf = (claims: number, believed: number): number =>
  Math.fround(believed / (believed / 2 + claims));

/** What a unit of shared weight is worth to a need: of all that it asks, and of what a resume may say in full. */
export const worthOf = (weight: number, believed: number): number =>
  weight > 0 ? Math.fround(1 / weight + 1 / believed) : 0;

/**
 * How well two texts fit, in `resumeSteps`: the mean of two shares of what the resume says of what the need asks, in all
 * that is asked and in what one may say in full, each claim counted as far as the resume is believed. What nobody asks for
 * does not count, for or against.
 */
export const resumeStep = (shared: number, belief: number, worth: number): number =>
  Math.min(
    resumeSteps,
    Math.trunc(Math.fround(Math.fround(shared) * Math.fround(belief * worth)) * (resumeSteps / 2)),
  );

/** Index: step. */
export const resumeTable = curveTable(resumeCurve, resumeSteps, resumeSteps);
