import { rankOf } from '../kernel/select.ts';
import type { ScoredPairs } from '../session/scored-pairs.ts';
import { totalTenths, type Weights } from '../weights.ts';

/** Who is to be placed, where, and how each side ranks the other. */
export interface AssignmentQuestion {
  /** The pairs that may be placed, with their scores. */
  pairs: ScoredPairs;
  /** Everybody who is to be placed, with or without a pair. */
  candidateIds: readonly number[];
  needs: readonly { id: number; seats: number }[];
  /** How much each part counts for the candidates, and for the companies. */
  candidateWeights: Weights;
  needWeights: Weights;
  /** Orders pairs of equal score (see `tieHash`). */
  seed: number;
}

/** The same by position, candidates and needs by rising id, so that the order of the question does not matter. */
export interface Market {
  readonly candidateIds: readonly number[];
  readonly needIds: readonly number[];
  readonly seats: Uint32Array;
  /** Each pair's two sides, by position; pairs of whoever is not in the question are left out. */
  readonly candidate: Uint32Array;
  readonly need: Uint32Array;
  /** The score of the run, in tenths: what is added up. */
  readonly total: Uint16Array;
  /** How high each side ranks the pair among its own; the higher the better. */
  readonly candidateRank: Float64Array;
  readonly needRank: Float64Array;
  /** Order of equals, the higher the better. */
  readonly lot: Float64Array;
}

const positions = (ids: readonly number[]): Map<number, number> =>
  new Map(ids.map((id, position) => [id, position]));

const ascending = (one: number, other: number): number => one - other;

export const marketOf = (question: AssignmentQuestion): Market => {
  const { pairs, candidateWeights, needWeights, seed } = question;
  const candidateIds = [...new Set(question.candidateIds)].toSorted(ascending);
  const needs = question.needs.toSorted((one, other) => one.id - other.id);
  const candidatePositions = positions(candidateIds);
  const needPositions = positions(needs.map(({ id }) => id));
  const candidate = new Uint32Array(pairs.length);
  const need = new Uint32Array(pairs.length);
  const total = new Uint16Array(pairs.length);
  const candidateRank = new Float64Array(pairs.length);
  const needRank = new Float64Array(pairs.length);
  const lot = new Float64Array(pairs.length);
  let length = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    const candidateId = pairs.candidateId[at] ?? 0;
    const needId = pairs.needId[at] ?? 0;
    const ours = candidatePositions.get(candidateId);
    const theirs = needPositions.get(needId);
    if (ours === undefined || theirs === undefined) continue;
    const scores = {
      industry: pairs.industry[at] ?? 0,
      test: pairs.test[at] ?? 0,
      geographic: pairs.geographic[at] ?? 0,
      resume: pairs.resume[at] ?? 0,
    };
    candidate[length] = ours;
    need[length] = theirs;
    total[length] = pairs.total[at] ?? 0;
    lot[length] = rankOf(0, candidateId, needId, seed);
    candidateRank[length] = totalTenths(scores, candidateWeights) * 2 ** 32 + (lot[length] ?? 0);
    needRank[length] = totalTenths(scores, needWeights) * 2 ** 32 + (lot[length] ?? 0);
    length += 1;
  }
  return {
    candidateIds,
    needIds: needs.map(({ id }) => id),
    seats: Uint32Array.from(needs, ({ seats }) => seats),
    candidate: candidate.subarray(0, length),
    need: need.subarray(0, length),
    total: total.subarray(0, length),
    candidateRank: candidateRank.subarray(0, length),
    needRank: needRank.subarray(0, length),
    lot: lot.subarray(0, length),
  };
};

/** The pairs of each member of one side: member i's from `starts[i]` to `starts[i + 1]` of `order`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
}

/** Pairs by the member of a side that they belong to, in the order of the pairs. */
export const listsOf = (members: Uint32Array, count: number): Lists => {
  const starts = new Uint32Array(count + 1);
  for (const member of members) starts[member + 1] = (starts[member + 1] ?? 0) + 1;
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const order = new Uint32Array(members.length);
  for (let pair = 0; pair < members.length; pair += 1) {
    const member = members[pair] ?? 0;
    order[next[member] ?? 0] = pair;
    next[member] = (next[member] ?? 0) + 1;
  }
  return { starts, order };
};
