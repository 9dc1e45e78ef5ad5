import { totalOfRank } from '../kernel/select.ts';
import { bestSum } from './best-sum.ts';
import { deferredAcceptance } from './deferred-acceptance.ts';
import { seatGraphSize } from './seat-graph.ts';
import { type AssignmentQuestion, listsOf, type Market, marketOf } from './market.ts';

export type { AssignmentQuestion } from './market.ts';

export interface PlacedPair {
  candidateId: number;
  needId: number;
  /** Tenths of a point: of the run, and as each side weighs the parts. */
  total: number;
  candidateScore: number;
  needScore: number;
}

/**
 * Why somebody is left without a place: there is no compatible need; or there is, but its seats went to others, of whom
 * the last that got one scores `lowestTaken` with that need, as it weighs the parts.
 */
export type LeftOver =
  | { candidateId: number; reason: 'no-compatible-need' }
  | {
      candidateId: number;
      reason: 'seats-taken';
      /** The need that the candidate ranks highest. */
      needId: number;
      needScore: number;
      lowestTaken: number | null;
    };

export interface FreeSeats {
  needId: number;
  seats: number;
  reason: 'no-compatible-candidate' | 'candidates-placed-elsewhere';
}

export interface Assignment {
  /** By candidate id. */
  placed: readonly PlacedPair[];
  /** Sum of the scores of the run over the placed pairs, in tenths. */
  sum: number;
  /** By candidate id. */
  leftOver: readonly LeftOver[];
  /** By need id. */
  freeSeats: readonly FreeSeats[];
  /** Pairs of which both would rather have each other than what they got: 0 for a stable assignment. */
  unstablePairs: number;
}

export interface AssignmentSuggestions {
  stable: Assignment;
  best: Assignment;
  /** What the stable one gives up: points of the sum (tenths) and candidates placed. */
  stableGivesUp: { sum: number; placed: number };
  /** What the best one gives up: pairs that would rather leave it. */
  bestGivesUp: { unstablePairs: number };
}

interface Outcome {
  /** The pair that each candidate has; -1 for none. */
  pairOf: Int32Array;
  /** How many of its seats each need has filled, and the lowest rank among them. */
  filled: Uint32Array;
  lowest: Float64Array;
}

const outcomeOf = (market: Market, pairs: readonly number[]): Outcome => {
  const pairOf = new Int32Array(market.candidateIds.length).fill(-1);
  const filled = new Uint32Array(market.needIds.length);
  const lowest = new Float64Array(market.needIds.length).fill(Infinity);
  for (const pair of pairs) {
    const need = market.need[pair] ?? 0;
    pairOf[market.candidate[pair] ?? 0] = pair;
    filled[need] = (filled[need] ?? 0) + 1;
    lowest[need] = Math.min(lowest[need] ?? Infinity, market.needRank[pair] ?? 0);
  }
  return { pairOf, filled, lowest };
};

const countUnstable = (market: Market, { pairOf, filled, lowest }: Outcome): number => {
  let count = 0;
  for (let pair = 0; pair < market.need.length; pair += 1) {
    const need = market.need[pair] ?? 0;
    const current = pairOf[market.candidate[pair] ?? 0] ?? -1;
    if (current === pair) continue;
    const candidateWould =
      current < 0 || (market.candidateRank[pair] ?? 0) > (market.candidateRank[current] ?? 0);
    const seats = market.seats[need] ?? 0;
    const needWould =
      (filled[need] ?? 0) < seats || (market.needRank[pair] ?? 0) > (lowest[need] ?? Infinity);
    if (candidateWould && needWould && seats > 0) count += 1;
  }
  return count;
};

const leftOverOf = (market: Market, { pairOf, filled, lowest }: Outcome): LeftOver[] => {
  const { starts, order } = listsOf(market.candidate, market.candidateIds.length);
  return market.candidateIds.flatMap((candidateId, candidate): LeftOver[] => {
    if ((pairOf[candidate] ?? -1) >= 0) return [];
    const pairs = order.subarray(starts[candidate], starts[candidate + 1]);
    if (pairs.length === 0) return [{ candidateId, reason: 'no-compatible-need' }];
    const first = pairs.reduce((best, pair) =>
      (market.candidateRank[pair] ?? 0) > (market.candidateRank[best] ?? 0) ? pair : best,
    );
    const need = market.need[first] ?? 0;
    return [
      {
        candidateId,
        reason: 'seats-taken',
        needId: market.needIds[need] ?? 0,
        needScore: totalOfRank(market.needRank[first] ?? 0),
        lowestTaken: (filled[need] ?? 0) > 0 ? totalOfRank(lowest[need] ?? 0) : null,
      },
    ];
  });
};

const freeSeatsOf = (market: Market, { filled }: Outcome): FreeSeats[] => {
  const wanted = new Set(market.need);
  return market.needIds.flatMap((needId, need) => {
    const seats = (market.seats[need] ?? 0) - (filled[need] ?? 0);
    const reason = wanted.has(need) ? 'candidates-placed-elsewhere' : 'no-compatible-candidate';
    return seats > 0 ? [{ needId, seats, reason }] : [];
  });
};

const assignmentOf = (market: Market, pairs: readonly number[]): Assignment => {
  const outcome = outcomeOf(market, pairs);
  const placed = [...outcome.pairOf]
    .filter((pair) => pair >= 0)
    .map((pair) => ({
      candidateId: market.candidateIds[market.candidate[pair] ?? 0] ?? 0,
      needId: market.needIds[market.need[pair] ?? 0] ?? 0,
      total: market.total[pair] ?? 0,
      candidateScore: totalOfRank(market.candidateRank[pair] ?? 0),
      needScore: totalOfRank(market.needRank[pair] ?? 0),
    }));
  return {
    placed,
    sum: placed.reduce((sum, { total }) => sum + total, 0),
    leftOver: leftOverOf(market, outcome),
    freeSeats: freeSeatsOf(market, outcome),
    unstablePairs: countUnstable(market, outcome),
  };
};

/** The stable assignment alone. */
export const suggestStable = (question: AssignmentQuestion): Assignment => {
  const market = marketOf(question);
  return assignmentOf(market, deferredAcceptance(market));
};

const suggestionsOf = (market: Market): AssignmentSuggestions => {
  const stable = assignmentOf(market, deferredAcceptance(market));
  const best = assignmentOf(market, bestSum(market));
  return {
    stable,
    best,
    stableGivesUp: {
      sum: best.sum - stable.sum,
      placed: best.placed.length - stable.placed.length,
    },
    bestGivesUp: { unstablePairs: best.unstablePairs },
  };
};

/**
 * Two suggestions of who goes where, everybody at once: the stable one, which nobody has a reason to leave, and the one with
 * the largest sum of scores. Suggestions only: nothing is decided, and who is already placed is left out by whoever asks.
 */
export const suggestAssignments = (question: AssignmentQuestion): AssignmentSuggestions =>
  suggestionsOf(marketOf(question));

export type BoundedSuggestions =
  | AssignmentSuggestions
  | { stable: Assignment; best: null; stableGivesUp: null; bestGivesUp: null };

/**
 * The same, without the largest sum where it would be searched among more than `largestSearch` pairs, each counted as
 * often as its need has seats to fill: memory is bounded by that number, at some 40 bytes each.
 */
export const suggestWithin = (
  question: AssignmentQuestion,
  largestSearch: number,
): BoundedSuggestions => {
  const market = marketOf(question);
  if (seatGraphSize(market) <= largestSearch) return suggestionsOf(market);
  const stable = assignmentOf(market, deferredAcceptance(market));
  return { stable, best: null, stableGivesUp: null, bestGivesUp: null };
};
