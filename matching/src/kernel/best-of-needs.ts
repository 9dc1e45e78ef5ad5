import { firstScores, type PairColumns, secondScores } from './pair-columns.ts';
import type { Row } from './row-kernel.ts';
import { highest, totalOfRank } from './select.ts';

/**
 * The best candidates of each need, while rows come in. Each need has room for twice as many as are kept; when it is full,
 * the worse half goes, and what was the worst of the better half becomes the least that may still come in.
 */
export class BestOfNeeds {
  readonly #leastRank: Float64Array;
  readonly #best: number;
  readonly #room: number;
  readonly #counts: Uint32Array;
  readonly #ranks: Float64Array;
  readonly #candidate: Uint32Array;
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;
  readonly #scratch: Float64Array;

  constructor(needCount: number, best: number) {
    this.#best = best;
    this.#room = best * 2;
    this.#leastRank = new Float64Array(needCount);
    this.#counts = new Uint32Array(needCount);
    this.#ranks = new Float64Array(needCount * this.#room);
    this.#candidate = new Uint32Array(needCount * this.#room);
    this.#first = new Uint32Array(needCount * this.#room);
    this.#second = new Uint32Array(needCount * this.#room);
    this.#scratch = new Float64Array(this.#room);
  }

  /** The total below which a pair need not be offered to a need. */
  leastTotal(need: number): number {
    return totalOfRank(this.#leastRank[need] ?? 0);
  }

  /**
   * Takes the pair at `place` of a row, if it may be among the best of its need; `rank`: see `rankOf`. Says whether the
   * need asks for more from now on.
   */
  offer(need: number, candidate: number, rank: number, row: Row, place: number): boolean {
    if (rank < (this.#leastRank[need] ?? 0)) return false;
    const count = this.#counts[need] ?? 0;
    const at = need * this.#room + count;
    this.#ranks[at] = rank;
    this.#candidate[at] = candidate;
    this.#first[at] = firstScores(row, place);
    this.#second[at] = secondScores(row, place);
    this.#counts[need] = count + 1;
    if (count + 1 < this.#room) return false;
    this.#halve(need);
    return true;
  }

  #halve(need: number): void {
    const start = need * this.#room;
    const count = this.#counts[need] ?? 0;
    if (count <= this.#best) return;
    const ranks = this.#ranks;
    for (let at = 0; at < count; at += 1) this.#scratch[at] = ranks[start + at] ?? 0;
    const least = highest(this.#scratch, count, this.#best);
    let kept = start;
    for (let at = start; at < start + count; at += 1) {
      const rank = ranks[at] ?? 0;
      if (rank < least) continue;
      ranks[kept] = rank;
      this.#candidate[kept] = this.#candidate[at] ?? 0;
      this.#first[kept] = this.#first[at] ?? 0;
      this.#second[kept] = this.#second[at] ?? 0;
      kept += 1;
    }
    this.#counts[need] = kept - start;
    this.#leastRank[need] = least;
  }

  /** The best of each need, by need; nothing may be offered afterwards. */
  columns(): PairColumns {
    let length = 0;
    for (let need = 0; need < this.#counts.length; need += 1) {
      this.#halve(need);
      length += this.#counts[need] ?? 0;
    }
    const candidate = new Uint32Array(length);
    const needs = new Uint32Array(length);
    const first = new Uint32Array(length);
    const second = new Uint32Array(length);
    let end = 0;
    for (let need = 0; need < this.#counts.length; need += 1) {
      const start = need * this.#room;
      const stop = start + (this.#counts[need] ?? 0);
      for (let at = start; at < stop; at += 1, end += 1) {
        candidate[end] = this.#candidate[at] ?? 0;
        needs[end] = need;
        first[end] = this.#first[at] ?? 0;
        second[end] = this.#second[at] ?? 0;
      }
    }
    return { length, candidate, need: needs, first, second };
  }
}
