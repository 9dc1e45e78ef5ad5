import type { Pair } from '@tandem/domain/matches/match';
import { type Block, blocksOf } from './blocks.ts';
import { BlockScorer } from '../kernel/block-scorer.ts';
import type { PackedBlock } from '../kernel/cell.ts';
import { mergeParts } from '../kernel/merge-parts.ts';
import { packBlock } from '../kernel/pack-block.ts';
import type { RowKernel } from '../kernel/row-kernel.ts';
import { createWasmKernel } from '../kernel/wasm-kernel.ts';
import type { Corpus } from '../parts/document.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import type { ScoredBlock } from './scored-pairs.ts';
import type { ScoringSettings } from '../settings.ts';

/** For each candidate of the block with a pair that somebody has acted on: the needs, both by position. */
export const actedOnIn = (
  { candidateIds, needIds }: PackedBlock,
  actedOn: readonly Pair[],
): Map<number, Set<number>> => {
  const candidates = new Map(Array.from(candidateIds, (id, position) => [id, position]));
  const needs = new Map(Array.from(needIds, (id, position) => [id, position]));
  const byCandidate = new Map<number, Set<number>>();
  for (const { candidateId, needId } of actedOn) {
    const candidate = candidates.get(candidateId);
    const need = needs.get(needId);
    if (candidate === undefined || need === undefined) continue;
    const known = byCandidate.get(candidate) ?? new Set<number>();
    byCandidate.set(candidate, known.add(need));
  }
  return byCandidate;
};

/**
 * Scores every compatible pair of one block on this thread. `actedOn`: pairs on which somebody has acted, which stay
 * however they score, as long as they are compatible. The order of the profiles does not matter.
 */
export const scoreBlock = (
  block: Block,
  corpus: Corpus,
  settings: ScoringSettings,
  actedOn: readonly Pair[] = [],
  kernel: RowKernel = createWasmKernel(),
): ScoredBlock => {
  const packed = packBlock(block, corpus);
  const scorer = new BlockScorer(packed, kernel, settings, actedOnIn(packed, actedOn));
  for (const [cell, { candidateCount }] of packed.cells.entries())
    scorer.score({ cell, from: 0, to: candidateCount });
  return mergeParts(packed, [scorer.finish()], settings);
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
  const kernel = createWasmKernel();
  for (const block of blocksOf(candidates, needs))
    yield scoreBlock(block, corpus, settings, actedOn, kernel);
}
