import type { Pair } from '@tandem/domain/match';
import { type Block, blocksOf } from './blocks.ts';
import { incompatibility } from './compatible.ts';
import { encodeCandidate, encodeNeed } from './encoded.ts';
import type { Corpus } from './parts/document.ts';
import type { CandidateProfile, NeedProfile } from './profiles.ts';
import { scoreParts } from './score-pair.ts';
import { PairCollector, type ScoredPairs } from './scored-pairs.ts';
import { bestOfBothSides } from './select-best.ts';
import type { ScoringSettings } from './settings.ts';
import { totalTenths } from './weights.ts';

export interface ScoredBlock {
  sessionId: number;
  formationId: number;
  /** How many compatible pairs the block has, each of which was scored. */
  compatible: number;
  /** Those to be stored, by candidate id, then by need id: all of them, or the best of each side. */
  pairs: ScoredPairs;
}

const ascendingById = <Profile extends { id: number }>(profiles: readonly Profile[]): Profile[] =>
  profiles.toSorted((one, other) => one.id - other.id);

/**
 * Scores every compatible pair of one block. `actedOn`: pairs on which somebody has acted, which stay however they
 * score, as long as they are compatible. The order of the profiles does not matter.
 */
export const scoreBlock = (
  block: Block,
  corpus: Corpus,
  settings: ScoringSettings,
  actedOn: readonly Pair[] = [],
): ScoredBlock => {
  const candidates = ascendingById(block.candidates).map((one) => encodeCandidate(one, corpus));
  const needs = ascendingById(block.needs).map((one) => encodeNeed(one, corpus));
  const collector = new PairCollector();
  for (const candidate of candidates)
    for (const need of needs) {
      if (incompatibility(candidate, need)) continue;
      const scores = scoreParts(candidate, need, corpus);
      const total = totalTenths(scores, settings.weights);
      collector.add(candidate.profile.id, need.profile.id, { ...scores, total });
    }
  const all = collector.finish();
  return {
    sessionId: block.sessionId,
    formationId: block.formationId,
    compatible: all.length,
    pairs: all.length < settings.keepAllBelow ? all : bestOfBothSides(all, settings, actedOn),
  };
};

/**
 * Scores a session (or several) block by block, so that memory is bounded by the largest block; whoever takes the blocks
 * sees the progress, and cancels by taking no more.
 */
export function* scoreSession(
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
  corpus: Corpus,
  settings: ScoringSettings,
  actedOn: readonly Pair[] = [],
): Generator<ScoredBlock> {
  for (const block of blocksOf(candidates, needs))
    yield scoreBlock(block, corpus, settings, actedOn);
}
