import type { Corpus } from '../parts/document.ts';
import type { CandidateColumns, NeedColumns } from './cell.ts';
import type { Allocate } from './columns.ts';
import type { DocumentColumns } from './documents.ts';

type NeedTerms = Pick<NeedColumns, 'denseWeights' | 'postingStarts' | 'postings' | 'sparseWeights'>;

type CandidateTerms = Pick<CandidateColumns, 'denseStarts' | 'dense' | 'sparseStarts' | 'sparse'>;

/**
 * A term that more than one need in this many has is kept as a whole column, which takes eight needs at a step; a rarer
 * one as the list of its needs.
 */
const denseShare = 16;

/** Sums of dense weights are kept in 16 bits. */
const densestWeight = 0xffff;

/** Calls `visit` for each term of each of the texts at `positions`, by their place in that list. */
const eachTerm = (
  { starts, terms }: DocumentColumns,
  positions: Uint32Array,
  visit: (term: number, place: number) => void,
): void => {
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] ?? 0;
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end; at += 1) visit(terms[at] ?? 0, place);
  }
};

/** How each term of a cell's needs is kept: as dense column number `n` (-1 - n), or as sparse list number `n` (n + 1). */
const rankTerms = (
  texts: DocumentColumns,
  positions: Uint32Array,
  corpus: Corpus,
): { codes: Int32Array; dense: number[]; sparse: number[]; counts: Uint32Array } => {
  const counts = new Uint32Array(corpus.weights.length);
  const seen: number[] = [];
  eachTerm(texts, positions, (term) => {
    const count = counts[term] ?? 0;
    if (count === 0) seen.push(term);
    counts[term] = count + 1;
  });
  const byCount = seen.toSorted(
    (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other,
  );
  const codes = new Int32Array(corpus.weights.length);
  const dense: number[] = [];
  const sparse: number[] = [];
  let weight = 0;
  for (const term of byCount) {
    const heavier = weight + (corpus.weights[term] ?? 0);
    if ((counts[term] ?? 0) * denseShare > positions.length && heavier <= densestWeight) {
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
  texts: { candidates: DocumentColumns; needs: DocumentColumns },
  corpus: Corpus,
  allocate: Allocate,
): CellTerms => {
  const { codes, dense, sparse, counts } = rankTerms(texts.needs, cell.needs, corpus);
  const postingStarts = allocate(Uint32Array, sparse.length + 1);
  for (const [at, term] of sparse.entries())
    postingStarts[at + 1] = (postingStarts[at] ?? 0) + (counts[term] ?? 0);
  const postings = allocate(Uint32Array, postingStarts[sparse.length] ?? 0);
  const denseWeights = allocate(Uint16Array, dense.length * cell.width);
  const next = postingStarts.slice();
  eachTerm(texts.needs, cell.needs, (term, place) => {
    const code = codes[term] ?? 0;
    if (code < 0) denseWeights[(-1 - code) * cell.width + place] = corpus.weights[term] ?? 0;
    else {
      const at = next[code - 1] ?? 0;
      postings[at] = place;
      next[code - 1] = at + 1;
    }
  });
  const sparseWeights = allocate(Uint32Array, sparse.length);
  for (const [at, term] of sparse.entries()) sparseWeights[at] = corpus.weights[term] ?? 0;
  return {
    needs: { denseWeights, postingStarts, postings, sparseWeights },
    candidates: candidateTerms(cell.candidates, texts.candidates, codes, allocate),
  };
};

const candidateTerms = (
  positions: Uint32Array,
  texts: DocumentColumns,
  codes: Int32Array,
  allocate: Allocate,
): CandidateTerms => {
  const denseStarts = allocate(Uint32Array, positions.length + 1);
  const sparseStarts = allocate(Uint32Array, positions.length + 1);
  eachTerm(texts, positions, (term, place) => {
    const code = codes[term] ?? 0;
    if (code < 0) denseStarts[place + 1] = (denseStarts[place + 1] ?? 0) + 1;
    else if (code > 0) sparseStarts[place + 1] = (sparseStarts[place + 1] ?? 0) + 1;
  });
  for (let place = 0; place < positions.length; place += 1) {
    denseStarts[place + 1] = (denseStarts[place + 1] ?? 0) + (denseStarts[place] ?? 0);
    sparseStarts[place + 1] = (sparseStarts[place + 1] ?? 0) + (sparseStarts[place] ?? 0);
  }
  const dense = allocate(Uint32Array, denseStarts[positions.length] ?? 0);
  const sparse = allocate(Uint32Array, sparseStarts[positions.length] ?? 0);
  let denseEnd = 0;
  let sparseEnd = 0;
  eachTerm(texts, positions, (term) => {
    const code = codes[term] ?? 0;
    if (code < 0) {
      dense[denseEnd] = -1 - code;
      denseEnd += 1;
    } else if (code > 0) {
      sparse[sparseEnd] = code - 1;
      sparseEnd += 1;
    }
  });
  return { denseStarts, dense, sparseStarts, sparse };
};
