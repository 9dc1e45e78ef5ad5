import type { Cause } from '../wait.ts';

/** What keeps an answer from being owed although it was asked for. */
export interface Resting {
  /** When the other side asked for it. */
  askedAt: Date;
  /** The day to which whoever owes it has put it off. */
  putOffUntil: Date | null;
  /** The end of the day on which the two meet, or that on which their meeting fell. */
  restsUntil: Date | null;
}

export interface Owed {
  /** From when on it is owed. */
  since: Date;
  /** That it comes back as it was put off, and what the other side has waited since. */
  returned: { backAt: Date; askedAt: Date } | null;
}

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

/**
 * Nobody owes an answer before the day to which they have put it off, nor before the two have met: the later of the two. It
 * comes back where it was put off to that day; after a meeting it is asked for as if it had never been put off.
 */
export const owedAnswer = ({ askedAt, putOffUntil, restsUntil }: Resting): Owed => {
  const met = later(askedAt, restsUntil);
  if (putOffUntil === null || putOffUntil < met) return { since: met, returned: null };
  return { since: putOffUntil, returned: { backAt: putOffUntil, askedAt: met } };
};

/** The answers that a candidate has been asked for and owes later: until then nobody is reminded, but nor are they forgotten. */
export const restingAnswers = (causes: readonly Cause[], now: Date): Cause[] =>
  causes.filter(({ kind, since }) => kind === 'answer_company' && since > now);
