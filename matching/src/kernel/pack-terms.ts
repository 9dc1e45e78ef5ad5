import type { Corpus } from '../parts/document.ts';
import type { CandidateColumns, NeedColumns } from './cell.ts';
import type { Allocate } from './columns.ts';
import type { CandidateSheets, NeedSheets } from './sheets.ts';

type NeedTerms = Pick<NeedColumns, 'denseWeights' | 'postingStarts' | 'postings' | 'sparseWeights'>;

type CandidateTerms = Pick<CandidateColumns, 'denseStarts' | 'dense' | 'sparseStarts' | 'sparse'>;

/**
 * A term that more than one need in this many has is kept as a whole column, which takes eight needs at a step; a rarer
 * one as the list of its needs.
 */
const denseShare = 16;

/** Sums of dense weights are kept in 16 bits. */
const heaviestDense = 0xffff;

/** How each term of a cell's needs is kept: `codes` has -1 - n for dense column n, n + 1 for sparse list n, else 0. */
interface Ranking {
  codes: Int32Array;
  dense: number[];
  sparse: number[];
  /** In how many needs each term is. */
  counts: Uint32Array;
}

const rankTerms = (all: NeedSheets, sheets: Uint32Array, { weights }: Corpus): Ranking => {
  const terms = all.terms.all;
  const counts = new Uint32Array(weights.length);
  const codes = new Int32Array(weights.length);
  const seen: number[] = [];
  for (const sheet of sheets) {
    const end = all.ends.all[sheet] ?? 0;
    for (let at = all.startOf(sheet); at < end; at += 1) {
      const term = terms[at] ?? 0;
      const count = counts[term] ?? 0;
      if (count === 0) seen.push(term);
      counts[term] = count + 1;
    }
  }
  const dense: number[] = [];
  const sparse: number[] = [];
  let weight = 0;
  for (const term of seen) {
    const heavier = weight + (weights[term] ?? 0);
    if ((counts[term] ?? 0) * denseShare > sheets.length && heavier <= heaviestDense) {
      weight = heavier;
      codes[term] = -1 - dense.length;
      dense.push(term);
    } else {
      sparse.push(term);
      codes[term] = sparse.length;
    }
  }
  return { codes, dense, sparse, counts };
};

export interface CellTerms {
  needs: NeedTerms;
  candidates: CandidateTerms;
}

/** The terms of a cell: inverted for the needs; for the candidates, those that some need has. */
export const packTerms = (
  cell: { candidates: Uint32Array; needs: Uint32Array; width: number },
  all: { candidates: CandidateSheets; needs: NeedSheets },
  corpus: Corpus,
  allocate: Allocate,
): CellTerms => {
  const ranking = rankTerms(all.needs, cell.needs, corpus);
  return {
    needs: needTerms(cell.needs, cell.width, all.needs, ranking, corpus, allocate),
    candidates: candidateTerms(cell.candidates, all.candidates, ranking, allocate),
  };
};

const needTerms = (
  sheets: Uint32Array,
  width: number,
  all: NeedSheets,
  { codes, dense, sparse, counts }: Ranking,
  { weights }: Corpus,
  allocate: Allocate,
): NeedTerms => {
  const postingStarts = allocate(Uint32Array, sparse.length + 1);
  const sparseWeights = allocate(Uint32Array, sparse.length);
  for (const [at, term] of sparse.entries()) {
    postingStarts[at + 1] = (postingStarts[at] ?? 0) + (counts[term] ?? 0);
    sparseWeights[at] = weights[term] ?? 0;
  }
  const postings = allocate(Uint32Array, postingStarts[sparse.length] ?? 0);
  const denseWeights = allocate(Uint16Array, dense.length * width);
  const next = postingStarts.slice();
  const terms = all.terms.all;
  for (let place = 0; place < sheets.length; place += 1) {
    const sheet = sheets[place] ?? 0;
    const end = all.ends.all[sheet] ?? 0;
    for (let at = all.startOf(sheet); at < end; at += 1) {
      const term = terms[at] ?? 0;
      const code = codes[term] ?? 0;
      if (code < 0) denseWeights[(-1 - code) * width + place] = weights[term] ?? 0;
      else {
        const slot = next[code - 1] ?? 0;
        postings[slot] = place;
        next[code - 1] = slot + 1;
      }
    }
  }
  return { denseWeights, postingStarts, postings, sparseWeights };
};

/** The terms of the candidates that some need of the cell has: counted first, so that no more room is taken than they need. */
const candidateTerms = (
  sheets: Uint32Array,
  all: CandidateSheets,
  { codes }: Ranking,
  allocate: Allocate,
): CandidateTerms => {
  const denseStarts = allocate(Uint32Array, sheets.length + 1);
  const sparseStarts = allocate(Uint32Array, sheets.length + 1);
  const terms = all.terms.all;
  let [denseEnd, sparseEnd] = [0, 0];
  for (let place = 0; place < sheets.length; place += 1) {
    const sheet = sheets[place] ?? 0;
    const end = all.ends.all[sheet] ?? 0;
    for (let at = all.startOf(sheet); at < end; at += 1) {
      const code = codes[terms[at] ?? 0] ?? 0;
      if (code < 0) denseEnd += 1;
      else if (code > 0) sparseEnd += 1;
    }
    denseStarts[place + 1] = denseEnd;
    sparseStarts[place + 1] = sparseEnd;
  }
  const dense = allocate(Uint32Array, denseEnd);
  const sparse = allocate(Uint32Array, sparseEnd);
  [denseEnd, sparseEnd] = [0, 0];
  for (const sheet of sheets) {
    const end = all.ends.all[sheet] ?? 0;
    for (let at = all.startOf(sheet); at < end; at += 1) {
      const code = codes[terms[at] ?? 0] ?? 0;
      if (code < 0) {
        dense[denseEnd] = -1 - code;
        denseEnd += 1;
      } else if (code > 0) {
        sparse[sparseEnd] = code - 1;
        sparseEnd += 1;
      }
    }
  }
  return { denseStarts, dense, sparseStarts, sparse };
};
