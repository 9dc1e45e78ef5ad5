import { listsOf, type Market } from './market.ts';

/** Each candidate's pairs, those that they rank highest first. */
const preferences = ({ candidate, candidateIds, candidateRank }: Market) => {
  const { starts, order } = listsOf(candidate, candidateIds.length);
  for (let one = 0; one < candidateIds.length; one += 1)
    order
      .subarray(starts[one], starts[one + 1])
      .sort((pair, other) => (candidateRank[other] ?? 0) - (candidateRank[pair] ?? 0));
  return { starts, order };
};

/** The pairs that a need holds, at most as many as its seats; the one that it ranks lowest stands first (a binary heap). */
class Held {
  readonly pairs: number[] = [];
  readonly #rank: Float64Array;

  constructor(rank: Float64Array) {
    this.#rank = rank;
  }

  add(pair: number): void {
    this.pairs.push(pair);
    let at = this.pairs.length - 1;
    while (at > 0 && this.#isLower(at, (at - 1) >> 1)) {
      this.#swap(at, (at - 1) >> 1);
      at = (at - 1) >> 1;
    }
  }

  /** Puts `pair` in the place of the lowest, which it returns. */
  replaceLowest(pair: number): number {
    const lowest = this.pairs[0] ?? pair;
    this.pairs[0] = pair;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.pairs.length) return lowest;
      const lower = left + 1 < this.pairs.length && this.#isLower(left + 1, left) ? left + 1 : left;
      if (!this.#isLower(lower, at)) return lowest;
      this.#swap(at, lower);
      at = lower;
    }
  }

  #isLower(one: number, other: number): boolean {
    return (this.#rank[this.pairs[one] ?? 0] ?? 0) < (this.#rank[this.pairs[other] ?? 0] ?? 0);
  }

  #swap(one: number, other: number): void {
    const kept = this.pairs[one] ?? 0;
    this.pairs[one] = this.pairs[other] ?? 0;
    this.pairs[other] = kept;
  }
}

/**
 * Deferred acceptance (Gale & Shapley, 1962; with seats: Roth, 1984): each candidate asks the need that they rank highest
 * and that has not turned them down; a need keeps the best of those who ask, up to its seats. The outcome is stable: no
 * candidate and need would both rather have each other than what they got; and no stable one is better for any
 * candidate. Returns the pairs placed.
 */
export const deferredAcceptance = (market: Market): number[] => {
  const { starts, order } = preferences(market);
  const held = Array.from(market.needIds, () => new Held(market.needRank));
  const next = starts.slice();
  const asking = [...market.candidateIds.keys()].toReversed();
  for (let candidate = asking.pop(); candidate !== undefined; candidate = asking.pop()) {
    const at = next[candidate] ?? 0;
    if (at >= (starts[candidate + 1] ?? 0)) continue;
    next[candidate] = at + 1;
    const pair = order[at] ?? 0;
    const need = market.need[pair] ?? 0;
    const seats = market.seats[need] ?? 0;
    const holds = held[need];
    const lowest = holds?.pairs[0];
    if (!holds || seats === 0) asking.push(candidate);
    else if (holds.pairs.length < seats || lowest === undefined) holds.add(pair);
    else if ((market.needRank[pair] ?? 0) > (market.needRank[lowest] ?? 0))
      asking.push(market.candidate[holds.replaceLowest(pair)] ?? 0);
    else asking.push(candidate);
  }
  return held.flatMap(({ pairs }) => pairs);
};
