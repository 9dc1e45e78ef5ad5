import { emptyPairs, type ScoredBlock, type ScoredPairs } from '../session/scored-pairs.ts';
import type { ScoringSettings } from '../settings.ts';
import type { BlockPart } from './block-scorer.ts';
import type { PackedBlock } from './cell.ts';
import { release } from './columns.ts';
import { columnsOf, type PairColumns, scoreAtPlace } from './pair-columns.ts';
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
  const rank = ({ candidate, need, second }: PairColumns, at: number): number =>
    rankOf(
      scoreAtPlace(second[at] ?? 0, 1),
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

/** Keeps, in place, the pairs that pass. */
const keepWhere = (columns: PairColumns, keeps: (at: number) => boolean): PairColumns => {
  const { candidate, need, first, second } = columns;
  let length = 0;
  for (let at = 0; at < columns.length; at += 1) {
    if (!keeps(at)) continue;
    candidate[length] = candidate[at] ?? 0;
    need[length] = need[at] ?? 0;
    first[length] = first[at] ?? 0;
    second[length] = second[at] ?? 0;
    length += 1;
  }
  return { ...columns, length };
};

/**
 * Pairs of several lists as one, by candidate, then by need; a pair that is in more than one stands once. Of the lists
 * nothing is left.
 */
const unionOf = (block: PackedBlock, lists: readonly PairColumns[]): ScoredPairs => {
  const starts = new Uint32Array(block.candidateIds.length + 1);
  for (const { candidate, length } of lists)
    for (let at = 0; at < length; at += 1) {
      const one = (candidate[at] ?? 0) + 1;
      starts[one] = (starts[one] ?? 0) + 1;
    }
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const length = starts.at(-1) ?? 0;
  const ends = starts.slice();
  const need = new Uint32Array(length);
  const first = new Uint32Array(length);
  const second = new Uint32Array(length);
  for (const columns of lists)
    for (let at = 0; at < columns.length; at += 1) {
      const candidate = columns.candidate[at] ?? 0;
      const one = columns.need[at] ?? 0;
      // The lists are short or in order already, so that each pair finds its place among its candidate's in a few steps.
      let slot = ends[candidate] ?? 0;
      const start = starts[candidate] ?? 0;
      while (slot > start && (need[slot - 1] ?? 0) > one) slot -= 1;
      if (slot > start && need[slot - 1] === one) continue;
      const end = ends[candidate] ?? 0;
      if (slot < end)
        for (const column of [need, first, second]) column.copyWithin(slot + 1, slot, end);
      need[slot] = one;
      first[slot] = columns.first[at] ?? 0;
      second[slot] = columns.second[at] ?? 0;
      ends[candidate] = end + 1;
    }
  release(lists.flatMap(columnsOf));
  const pairs = unpacked(block, starts, ends, { need, first, second });
  release([need, first, second]);
  return pairs;
};

/** The pairs of each candidate, which stand from `starts` to `ends`, with ids and single scores. */
const unpacked = (
  { candidateIds, needIds }: PackedBlock,
  starts: Uint32Array,
  ends: Uint32Array,
  { need, first, second }: Pick<PairColumns, 'need' | 'first' | 'second'>,
): ScoredPairs => {
  const pairs = emptyPairs(ends.reduce((sum, end, at) => sum + end - (starts[at] ?? 0), 0));
  let length = 0;
  for (let candidate = 0; candidate < candidateIds.length; candidate += 1) {
    const end = ends[candidate] ?? 0;
    for (let at = starts[candidate] ?? 0; at < end; at += 1, length += 1) {
      const low = first[at] ?? 0;
      const high = second[at] ?? 0;
      pairs.candidateId[length] = candidateIds[candidate] ?? 0;
      pairs.needId[length] = needIds[need[at] ?? 0] ?? 0;
      pairs.industry[length] = scoreAtPlace(low, 0);
      pairs.test[length] = scoreAtPlace(low, 1);
      pairs.geographic[length] = scoreAtPlace(low, 2);
      pairs.resume[length] = scoreAtPlace(high, 0);
      pairs.total[length] = scoreAtPlace(high, 1);
    }
  }
  return pairs;
};

/** Puts together what the threads found in all slices of a block, of which nothing is left: the pairs to be stored. */
export const mergeParts = (
  block: PackedBlock,
  found: readonly BlockPart[],
  settings: ScoringSettings,
): ScoredBlock => {
  const compatible = found.reduce((sum, part) => sum + part.compatible, 0);
  const keepsAll = compatible < settings.keepAllBelow;
  if (!keepsAll) release(found.flatMap(({ all }) => (all ? columnsOf(all) : [])));
  const lists = keepsAll
    ? found.flatMap((part) => part.all ?? [])
    : [
        ...found.map((part) => part.ofCandidates),
        ...bestOfThreads(
          block,
          found.map((part) => part.ofNeeds),
          settings,
        ),
        ...found.map((part) => part.actedOn),
      ];
  const pairs = unionOf(block, lists);
  return { sessionId: block.sessionId, programmeId: block.programmeId, compatible, pairs };
};
