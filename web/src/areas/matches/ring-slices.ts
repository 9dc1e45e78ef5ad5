import type { Answer } from '@tandem/contract';
import type { ScorePart } from '../../platform/theme/tokens.ts';

export type Parts = Record<ScorePart, number>;
export type Weights = Answer<'GET /matches/{id}/explanation/'>['weights'];

/** By what to draw a score: one that was reckoned before may have counted its parts by other weights than those of now. */
export const weightsOf = (
  explanation: { weights: Weights; is_older: boolean } | undefined,
): Weights | undefined => (explanation?.is_older ? undefined : explanation?.weights);

export const ringOrder = ['industry', 'test', 'geographic', 'resume'] as const;

/** Four parts of 100 points each. */
export const ringScale = 400;

export interface Slice {
  part: ScorePart;
  start: number;
  length: number;
  /** How much of the total the part decides, in per cent. */
  share: number;
}

/**
 * The slices of the ring, each as long as what its part brings to the total: together they fill as much of the ring as the
 * total has of 100, by whatever weights. Where all count alike a slice is as long as its part has points.
 */
export const ringSlices = (parts: Parts, weights: Weights): Slice[] => {
  const all = ringOrder.reduce((sum, part) => sum + weights[part], 0);
  let start = 0;
  return ringOrder.map((part) => {
    const share = (100 * weights[part]) / all;
    const slice = { part, start, length: (parts[part] * share * ringScale) / 10_000, share };
    start += slice.length;
    return slice;
  });
};

export const countAlike = (weights: Weights): boolean =>
  ringOrder.every((part) => weights[part] === weights.industry);
