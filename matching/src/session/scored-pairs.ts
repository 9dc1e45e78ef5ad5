import type { PairScores } from '../pair/score-pair.ts';

/** Scored pairs as columns, one entry a pair; scores in tenths of a point (0 to 1000). */
export interface ScoredPairs {
  readonly length: number;
  readonly candidateId: Uint32Array;
  readonly needId: Uint32Array;
  readonly industry: Uint16Array;
  readonly test: Uint16Array;
  readonly geographic: Uint16Array;
  readonly resume: Uint16Array;
  readonly total: Uint16Array;
}

export interface ScoredBlock {
  sessionId: number;
  programmeId: number;
  /** How many compatible pairs the block has, each of which was scored. */
  compatible: number;
  /** Those to be stored, by candidate id, then by need id: all of them, or the best of each side. */
  pairs: ScoredPairs;
}

const scoreColumns = ['industry', 'test', 'geographic', 'resume', 'total'] as const;

const grown = <Column extends Uint16Array | Uint32Array>(
  column: Column,
  larger: Column,
): Column => {
  larger.set(column);
  return larger;
};

/** Columns that grow as pairs come in. */
export class PairCollector {
  length = 0;
  #candidateId = new Uint32Array(256);
  #needId = new Uint32Array(256);
  #scores = {
    industry: new Uint16Array(256),
    test: new Uint16Array(256),
    geographic: new Uint16Array(256),
    resume: new Uint16Array(256),
    total: new Uint16Array(256),
  };

  add(candidateId: number, needId: number, scores: PairScores): void {
    if (this.length === this.#candidateId.length) this.#grow();
    this.#candidateId[this.length] = candidateId;
    this.#needId[this.length] = needId;
    for (const column of scoreColumns) this.#scores[column][this.length] = scores[column];
    this.length += 1;
  }

  #grow(): void {
    const size = this.length * 2;
    this.#candidateId = grown(this.#candidateId, new Uint32Array(size));
    this.#needId = grown(this.#needId, new Uint32Array(size));
    for (const column of scoreColumns)
      this.#scores[column] = grown(this.#scores[column], new Uint16Array(size));
  }

  /** The pairs so far; the collector is not to be used afterwards. */
  finish(): ScoredPairs {
    const { length } = this;
    return {
      length,
      candidateId: this.#candidateId.subarray(0, length),
      needId: this.#needId.subarray(0, length),
      industry: this.#scores.industry.subarray(0, length),
      test: this.#scores.test.subarray(0, length),
      geographic: this.#scores.geographic.subarray(0, length),
      resume: this.#scores.resume.subarray(0, length),
      total: this.#scores.total.subarray(0, length),
    };
  }
}

/** Room for so many pairs. */
export const emptyPairs = (length: number): ScoredPairs => ({
  length,
  candidateId: new Uint32Array(length),
  needId: new Uint32Array(length),
  industry: new Uint16Array(length),
  test: new Uint16Array(length),
  geographic: new Uint16Array(length),
  resume: new Uint16Array(length),
  total: new Uint16Array(length),
});

/** All columns, to be given back (see `release`). */
export const columnsOfPairs = ({
  candidateId,
  needId,
  ...pairs
}: ScoredPairs): ArrayBufferView[] => [
  candidateId,
  needId,
  ...scoreColumns.map((column) => pairs[column]),
];

/** The pairs that pass, in their order. */
export const pairsWhere = (pairs: ScoredPairs, passes: (place: number) => boolean): ScoredPairs => {
  const passing = (_: number, place: number) => passes(place);
  const candidateId = pairs.candidateId.filter(passing);
  return {
    length: candidateId.length,
    candidateId,
    needId: pairs.needId.filter(passing),
    industry: pairs.industry.filter(passing),
    test: pairs.test.filter(passing),
    geographic: pairs.geographic.filter(passing),
    resume: pairs.resume.filter(passing),
    total: pairs.total.filter(passing),
  };
};
