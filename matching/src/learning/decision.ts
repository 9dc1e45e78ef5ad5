import { parts, type Part, type PartTenths, type Weights } from '../weights.ts';

/** Which side answered. */
export const decidingSides = ['company', 'candidate'] as const;

export type DecidingSide = (typeof decidingSides)[number];

/** A yes or a no that somebody gave to a pair, with the pair's scores. */
export interface Decision {
  readonly side: DecidingSide;
  /** The need that its company answered for, or the candidate who answered. */
  readonly deciderId: number;
  readonly parts: PartTenths;
  readonly accepted: boolean;
}

/** Fewer than these say nothing that could be told. */
export const enoughDecisions = 200;

const sumOf = (weights: Weights): number => parts.reduce((sum, part) => sum + weights[part], 0);

/** The weighted mean of the parts, in tenths, not rounded: what is compared here is never shown. */
export const weighed = (scores: PartTenths, weights: Readonly<Record<Part, number>>): number =>
  parts.reduce((sum, part) => sum + weights[part] * scores[part], 0) / sumOf(weights);
