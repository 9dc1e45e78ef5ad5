import { curveTable, resumeCurve } from '../curves.ts';

/** Steps between nothing in common and the same text at which the curve is read. */
export const resumeSteps = 2048;

/**
 * How far the claims of a resume are believed: in full up to the weight that the session believes (twice the mean one),
 * beyond it the less the more it claims. In single precision as all arithmetic on pairs: four singles at once give the
 * same bits as one.
 */
export const beliefOf = (weight: number, believed: number): number =>
  Math.fround(Math.min(1, believed / Math.max(1, weight)));

/** What a unit of shared weight is worth to a need: of all that it asks, and of what a resume may say in full. */
export const worthOf = (weight: number, believed: number): number =>
  weight > 0 ? Math.fround(1 / weight + 1 / believed) : 0;

/**
 * How well two texts fit, in `resumeSteps`: the mean of two shares of what the resume says of what the need asks, in all
 * that is asked and in what one may say in full, as far as the resume is believed. What a candidate says beside does not
 * count, for or against them, unless it is more of what is asked in the session than anybody can do; one more term that
 * the need has can only raise it.
 */
export const resumeStep = (shared: number, belief: number, worth: number): number =>
  Math.min(
    resumeSteps,
    Math.trunc(Math.fround(Math.fround(shared) * Math.fround(belief * worth)) * (resumeSteps / 2)),
  );

/** Index: step. */
export const resumeTable = curveTable(resumeCurve, resumeSteps, resumeSteps);
