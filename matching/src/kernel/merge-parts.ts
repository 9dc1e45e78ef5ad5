import { emptyPairs, firstPairs, type ScoredBlock, type ScoredPairs } from '../scored-pairs.ts';
import type { ScoringSettings } from '../settings.ts';
import type { BlockPart } from './block-scorer.ts';
import type { PackedBlock } from './cell.ts';
import { type PairColumns, scoresPerPair } from './pair-columns.ts';
import { highest, rankOf } from './select.ts';

/** The best of each need among the bests that several threads found. */
const bestOfThreads = (
  block: PackedBlock,
  found: readonly PairColumns[],
  { best, seed }: ScoringSettings,
): PairColumns[] => {
  if (found.length < 2) return [...found];
  const counts = new Uint32Array(block.needIds.length);
  for (const { need } of found) for (const one of need) counts[one] = (counts[one] ?? 0) + 1;
  const ranks = new Map<number, { values: Float64Array; length: number }>();
  for (const [need, count] of counts.entries())
    if (count > best) ranks.set(need, { values: new Float64Array(count), length: 0 });
  const rank = ({ candidate, need, scores }: PairColumns, at: number): number =>
    rankOf(
      scores[at * scoresPerPair + 4] ?? 0,
      block.candidateIds[candidate[at] ?? 0] ?? 0,
      block.needIds[need[at] ?? 0] ?? 0,
      seed,
    );
  for (const columns of found)
    for (let at = 0; at < columns.length; at += 1) {
      const list = ranks.get(columns.need[at] ?? 0);
      if (!list) continue;
      list.values[list.length] = rank(columns, at);
      list.length += 1;
    }
  const least = new Float64Array(counts.length).fill(-1);
  for (const [need, { values, length }] of ranks) least[need] = highest(values, length, best);
  return found.map((columns) =>
    keepWhere(columns, (at) => rank(columns, at) >= (least[columns.need[at] ?? 0] ?? 0)),
  );
};

const keepWhere = (columns: PairColumns, keeps: (at: number) => boolean): PairColumns => {
  const { candidate, need, scores } = columns;
  let length = 0;
  for (let at = 0; at < columns.length; at += 1) {
    if (!keeps(at)) continue;
    candidate[length] = candidate[at] ?? 0;
    need[length] = need[at] ?? 0;
    scores.copyWithin(length * scoresPerPair, at * scoresPerPair, (at + 1) * scoresPerPair);
    length += 1;
  }
  return { length, candidate, need, scores };
};

/** Pairs of several lists as one, by candidate, then by need; a pair that is in more than one stands once. */
const unionOf = (block: PackedBlock, lists: readonly PairColumns[]): ScoredPairs => {
  const starts = new Uint32Array(block.candidateIds.length + 1);
  for (const { candidate } of lists)
    for (const one of candidate) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const length = starts.at(-1) ?? 0;
  const next = starts.slice();
  /** Of each pair, grouped by candidate: its list, its place there, its need. */
  const list = new Uint16Array(length);
  const place = new Uint32Array(length);
  const need = new Uint32Array(length);
  for (const [number, columns] of lists.entries())
    for (let at = 0; at < columns.length; at += 1) {
      const candidate = columns.candidate[at] ?? 0;
      const slot = next[candidate] ?? 0;
      next[candidate] = slot + 1;
      list[slot] = number;
      place[slot] = at;
      need[slot] = columns.need[at] ?? 0;
    }
  const pairs = emptyPairs(length);
  let end = 0;
  for (let candidate = 0; candidate + 1 < starts.length; candidate += 1) {
    const from = starts[candidate] ?? 0;
    const keys = new Float64Array((starts[candidate + 1] ?? 0) - from);
    for (let at = 0; at < keys.length; at += 1) keys[at] = (need[from + at] ?? 0) * 2 ** 21 + at;
    keys.sort();
    let last = -1;
    for (const key of keys) {
      const one = Math.floor(key / 2 ** 21);
      if (one === last) continue;
      last = one;
      const slot = from + (key % 2 ** 21);
      const columns = lists[list[slot] ?? 0];
      if (columns) writePair(pairs, end, block, columns, place[slot] ?? 0);
      end += 1;
    }
  }
  return firstPairs(pairs, end);
};

const writePair = (
  pairs: ScoredPairs,
  end: number,
  { candidateIds, needIds }: PackedBlock,
  { candidate, need, scores }: PairColumns,
  at: number,
): void => {
  const start = at * scoresPerPair;
  pairs.candidateId[end] = candidateIds[candidate[at] ?? 0] ?? 0;
  pairs.needId[end] = needIds[need[at] ?? 0] ?? 0;
  pairs.industry[end] = scores[start] ?? 0;
  pairs.test[end] = scores[start + 1] ?? 0;
  pairs.geographic[end] = scores[start + 2] ?? 0;
  pairs.resume[end] = scores[start + 3] ?? 0;
  pairs.total[end] = scores[start + 4] ?? 0;
};

/** Puts together what the threads found in all slices of a block: the pairs to be stored. */
export const mergeParts = (
  block: PackedBlock,
  found: readonly BlockPart[],
  settings: ScoringSettings,
): ScoredBlock => {
  const compatible = found.reduce((sum, part) => sum + part.compatible, 0);
  const all = found.flatMap((part) => part.all ?? []);
  const keepsAll = compatible < settings.keepAllBelow;
  return {
    sessionId: block.sessionId,
    formationId: block.formationId,
    compatible,
    pairs: unionOf(
      block,
      keepsAll
        ? all
        : [
            ...found.map((part) => part.ofCandidates),
            ...bestOfThreads(
              block,
              found.map((part) => part.ofNeeds),
              settings,
            ),
            ...found.map((part) => part.actedOn),
          ],
    ),
  };
};
