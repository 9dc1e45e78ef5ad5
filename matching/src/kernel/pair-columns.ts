import type { Row } from './row-kernel.ts';

/** Scored pairs by position in their block, in the order in which they were found. */
export interface PairColumns {
  readonly length: number;
  readonly candidate: Uint32Array;
  readonly need: Uint32Array;
  /** Five a pair: industry, test, geographic, resume, total, in tenths. */
  readonly scores: Uint16Array;
}

export const scoresPerPair = 5;

/** Columns that grow as pairs come in. */
export class PairList {
  length = 0;
  #candidate = new Uint32Array(1024);
  #need = new Uint32Array(1024);
  #scores = new Uint16Array(1024 * scoresPerPair);

  /** Adds the pair at `place` of a row. */
  add(candidate: number, need: number, row: Row, place: number): void {
    if (this.length === this.#candidate.length) this.#grow();
    this.#candidate[this.length] = candidate;
    this.#need[this.length] = need;
    writeScores(this.#scores, this.length, row, place);
    this.length += 1;
  }

  #grow(): void {
    const size = this.length * 2;
    const candidate = new Uint32Array(size);
    candidate.set(this.#candidate);
    this.#candidate = candidate;
    const need = new Uint32Array(size);
    need.set(this.#need);
    this.#need = need;
    const scores = new Uint16Array(size * scoresPerPair);
    scores.set(this.#scores);
    this.#scores = scores;
  }

  columns(): PairColumns {
    return {
      length: this.length,
      candidate: this.#candidate.subarray(0, this.length),
      need: this.#need.subarray(0, this.length),
      scores: this.#scores.subarray(0, this.length * scoresPerPair),
    };
  }
}

export const writeScores = (scores: Uint16Array, at: number, row: Row, place: number): void => {
  const start = at * scoresPerPair;
  scores[start] = row.industry[place] ?? 0;
  scores[start + 1] = row.test[place] ?? 0;
  scores[start + 2] = row.geographic[place] ?? 0;
  scores[start + 3] = row.resume[place] ?? 0;
  scores[start + 4] = row.total[place] ?? 0;
};
