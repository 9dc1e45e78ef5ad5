import type { Document } from '../corpus/corpus-statistics.ts';
import { type Corpus, type Side, termBound, writeTerms } from '../parts/document.ts';

/** The texts of one side of a block as term numbers, one after the other. */
export interface DocumentColumns {
  /** Terms of text i: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  /** The weight of each text. */
  readonly weights: Uint32Array;
}

export const documentColumns = (
  documents: readonly Document[],
  corpus: Corpus,
  side: Side,
): DocumentColumns => {
  const bound = documents.reduce((sum, document) => sum + termBound(document), 0);
  const terms = new Uint32Array(bound);
  const starts = new Uint32Array(documents.length + 1);
  const weights = new Uint32Array(documents.length);
  let end = 0;
  for (const [at, document] of documents.entries()) {
    const { length, weight } = writeTerms(document, corpus, terms.subarray(end), side);
    end += length;
    starts[at + 1] = end;
    weights[at] = weight;
  }
  return { starts, terms: terms.subarray(0, end), weights };
};
