import { release } from './columns.ts';
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

/** All columns of some pairs, to be handed on or given back (see `release`). */
export const columnsOf = ({ candidate, need, first, second }: PairColumns): Uint32Array[] => [
  candidate,
  need,
  first,
  second,
];

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

/** The column in room for so many numbers; large memory is moved, not copied, and the former one is gone. */
const withRoom = (column: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> =>
  new Uint32Array(column.buffer.transfer(length * column.BYTES_PER_ELEMENT));

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
    const length = this.length * 2;
    this.#candidate = withRoom(this.#candidate, length);
    this.#need = withRoom(this.#need, length);
    this.#first = withRoom(this.#first, length);
    this.#second = withRoom(this.#second, length);
  }

  /** Gives its memory back; nothing may be added afterwards. */
  drop(): void {
    release([this.#candidate, this.#need, this.#first, this.#second]);
  }

  /** What was added, in no more room than it takes; nothing may be added afterwards. */
  columns(): PairColumns {
    const { length } = this;
    return {
      length,
      candidate: withRoom(this.#candidate, length),
      need: withRoom(this.#need, length),
      first: withRoom(this.#first, length),
      second: withRoom(this.#second, length),
    };
  }
}
