import type { Row } from './row-kernel.ts';

/**
 * Scored pairs by position in their block, in the order in which they were found. A score takes 10 bits: three stand in
 * `first` (industry, test, geographic, from the lowest bits), two in `second` (resume, total).
 */
export interface PairColumns {
  readonly length: number;
  readonly candidate: Uint32Array;
  readonly need: Uint32Array;
  readonly first: Uint32Array;
  readonly second: Uint32Array;
}

const scoreBits = 10;
const scoreMask = 2 ** scoreBits - 1;

export const firstScores = (row: Row, place: number): number =>
  (row.industry[place] ?? 0) |
  ((row.test[place] ?? 0) << scoreBits) |
  ((row.geographic[place] ?? 0) << (2 * scoreBits));

export const secondScores = (row: Row, place: number): number =>
  (row.resume[place] ?? 0) | ((row.total[place] ?? 0) << scoreBits);

/** The score at a place, lowest first, of `first` or `second`. */
export const scoreAtPlace = (scores: number, place: 0 | 1 | 2): number =>
  (scores >>> (place * scoreBits)) & scoreMask;

const grown = (column: Uint32Array): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
};

/** Columns that grow as pairs come in. */
export class PairList {
  length = 0;
  #candidate = new Uint32Array(1024);
  #need = new Uint32Array(1024);
  #first = new Uint32Array(1024);
  #second = new Uint32Array(1024);

  /** Adds the pair at `place` of a row. */
  add(candidate: number, need: number, row: Row, place: number): void {
    const at = this.length;
    if (at === this.#candidate.length) this.#grow();
    this.#candidate[at] = candidate;
    this.#need[at] = need;
    this.#first[at] = firstScores(row, place);
    this.#second[at] = secondScores(row, place);
    this.length = at + 1;
  }

  #grow(): void {
    this.#candidate = grown(this.#candidate);
    this.#need = grown(this.#need);
    this.#first = grown(this.#first);
    this.#second = grown(this.#second);
  }

  columns(): PairColumns {
    const { length } = this;
    return {
      length,
      candidate: this.#candidate.subarray(0, length),
      need: this.#need.subarray(0, length),
      first: this.#first.subarray(0, length),
      second: this.#second.subarray(0, length),
    };
  }
}
