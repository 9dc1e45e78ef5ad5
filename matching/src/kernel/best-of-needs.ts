import { release } from './columns.ts';
import { firstScores, type PairColumns, secondScores } from './pair-columns.ts';
import type { Row } from './row-kernel.ts';
import { totalOfRank } from './select.ts';

/**
 * The best candidates of each need, while rows come in: a heap a need, the worst of those kept on top (Williams, 1964), so
 * that from the moment it is full a need asks for no less than what it keeps. No two candidates have the same rank for one
 * need (see `tieHash`), so that whatever the order in which they come, the same ones are kept.
 */
export class BestOfNeeds {
  readonly #best: number;
  /** What a pair must exceed; -1 while there is room. */
  readonly #leastRank: Float64Array;
  readonly #counts: Uint32Array;
  /** By place in the heap. */
  readonly #ranks: Float64Array;
  readonly #slots: Uint32Array;
  /** By slot, where a pair stays while it is kept. */
  readonly #candidate: Uint32Array;
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;

  constructor(needCount: number, best: number) {
    this.#best = best;
    this.#leastRank = new Float64Array(needCount).fill(-1);
    this.#counts = new Uint32Array(needCount);
    this.#ranks = new Float64Array(needCount * best);
    this.#slots = new Uint32Array(needCount * best);
    this.#candidate = new Uint32Array(needCount * best);
    this.#first = new Uint32Array(needCount * best);
    this.#second = new Uint32Array(needCount * best);
  }

  /** The total below which a pair need not be offered to a need. */
  leastTotal(need: number): number {
    return Math.max(0, totalOfRank(this.#leastRank[need] ?? 0));
  }

  /**
   * Takes the pair at `place` of a row, if it is among the best of its need so far; `rank`: see `rankOf`. Says whether the
   * need asks for more from now on.
   */
  offer(need: number, candidate: number, rank: number, row: Row, place: number): boolean {
    if (rank <= (this.#leastRank[need] ?? 0)) return false;
    const start = need * this.#best;
    const count = this.#counts[need] ?? 0;
    const isFull = count === this.#best;
    const slot = isFull ? (this.#slots[start] ?? 0) : start + count;
    this.#candidate[slot] = candidate;
    this.#first[slot] = firstScores(row, place);
    this.#second[slot] = secondScores(row, place);
    if (isFull) this.#sink(start, rank, slot);
    else this.#rise(start, count, rank, slot);
    if (!isFull) this.#counts[need] = count + 1;
    if (count + 1 < this.#best) return false;
    this.#leastRank[need] = this.#ranks[start] ?? 0;
    return true;
  }

  /** Puts a rank at the end of a heap of `count`. */
  #rise(start: number, count: number, rank: number, slot: number): void {
    const ranks = this.#ranks;
    let at = count;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = ranks[start + parent] ?? 0;
      if (above <= rank) break;
      ranks[start + at] = above;
      this.#slots[start + at] = this.#slots[start + parent] ?? 0;
      at = parent;
    }
    ranks[start + at] = rank;
    this.#slots[start + at] = slot;
  }

  /** Puts a rank in the place of the top of a full heap. */
  #sink(start: number, rank: number, slot: number): void {
    const ranks = this.#ranks;
    const size = this.#best;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      const other = child + 1;
      if (other < size && (ranks[start + other] ?? 0) < (ranks[start + child] ?? 0)) child = other;
      const below = ranks[start + child] ?? 0;
      if (below >= rank) break;
      ranks[start + at] = below;
      this.#slots[start + at] = this.#slots[start + child] ?? 0;
      at = child;
    }
    ranks[start + at] = rank;
    this.#slots[start + at] = slot;
  }

  /** The best of each need, by need; nothing may be offered afterwards. */
  columns(): PairColumns {
    const length = this.#counts.reduce((sum, count) => sum + count, 0);
    const candidate = new Uint32Array(length);
    const needs = new Uint32Array(length);
    const first = new Uint32Array(length);
    const second = new Uint32Array(length);
    let end = 0;
    for (let need = 0; need < this.#counts.length; need += 1) {
      const start = need * this.#best;
      const stop = start + (this.#counts[need] ?? 0);
      for (let slot = start; slot < stop; slot += 1, end += 1) {
        candidate[end] = this.#candidate[slot] ?? 0;
        needs[end] = need;
        first[end] = this.#first[slot] ?? 0;
        second[end] = this.#second[slot] ?? 0;
      }
    }
    release([this.#ranks, this.#slots, this.#candidate, this.#first, this.#second]);
    return { length, candidate, need: needs, first, second };
  }
}
