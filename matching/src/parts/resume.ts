import { curveTable, resumeCurve } from '../pair/curves.ts';

/** Steps between nothing in common and the same text at which the curve is read. */
export const resumeSteps = 2048;

/** What a session says of how far resumes are believed. */
export interface Believing {
  /** Twice what a resume claims in the mean. */
  readonly believedWeight: number;
  /** Weight of the need that asks for most. */
  readonly mostAsked: number;
}

/** Half of the mean claim is added to each, so that who claims next to nothing is not believed without end. */
const priorShare = 1 / 4;

/** Claims of the mean resume, with that half. */
const usualShare = 1 / 2 + priorShare;

/** The first terms of the exponential, of which the later ones touch those alone who claim several times what others do. */
const growth = [1, 2, 3, 4, 5, 6];

/**
 * What a resume is held to for what it claims, 1 for as much as the mean. Within what people claim, by the square root: who can do
 * more has more to tell, as a rule, and not all that is longer says more. Beyond one and a half times the mean, where honest people
 * seldom come, by the first terms of an exponential, as steep as it may be: it never grows by a larger share than the score of a
 * need does that asks for most, so that one more skill that is asked for does not lower a score; but to say what all needs ask takes more
 * than it brings.
 */
const chargeOf = (claims: number, { believedWeight, mostAsked }: Believing): number => {
  const charge = priorShare * believedWeight + claims;
  const within = Math.sqrt(Math.min(charge, believedWeight) / (usualShare * believedWeight));
  if (charge <= believedWeight) return within;
  const beyond = (charge - believedWeight) / Math.max(mostAsked, believedWeight / 2);
  return within * growth.reduceRight((sum, term) => 1 + (beyond / term) * sum, 1);
};

/**
 * What each claim of a resume counts: 1 for one that claims as much as the mean one of the session, up to 1.7 for one that
 * claims next to nothing, the less the more it claims, so that a long resume does not win by its length, nor one that says
 * what many needs ask. In single precision as all arithmetic on pairs: four singles at once give the same bits as one.
 */
export const beliefOf = (claims: number, believing: Believing): number =>
  Math.fround(1 / chargeOf(claims, believing));

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
