import { equalWeights, type Weights } from './weights.ts';

/** What a run is told, and what is kept with it so that it can be repeated. */
export interface ScoringSettings {
  weights: Weights;
  /** Orders pairs of equal score (see `tieHash`). */
  seed: number;
  /** A block with fewer compatible pairs than this keeps them all. */
  keepAllBelow: number;
  /** A larger one keeps this many of the best for each candidate and for each need. */
  best: number;
}

export const defaultSettings: ScoringSettings = {
  weights: equalWeights,
  seed: 1,
  keepAllBelow: 200_000,
  best: 50,
};
