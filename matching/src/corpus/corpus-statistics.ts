import type { Scales } from './scales.ts';
import type { PreparedText } from '../text/prepared.ts';

/** What the corpus reads of a candidate or a need. */
export interface Document {
  text: PreparedText;
  skillIds: readonly number[];
}

/**
 * How telling each word and each skill is in one session: counted once over all its texts, then frozen, stored with the
 * run, and used for every pair that is scored until the next run. Its arrays are never written to.
 */
export interface CorpusStatistics {
  /** Hash of everything below: two corpora with the same version give the same scores. */
  readonly version: number;
  /** Version of the prepared texts that it was counted on. */
  readonly preparation: number;
  readonly candidates: number;
  readonly needs: number;
  /** How much single statements of the test count (see `answerDetail`). */
  readonly detail: number;
  /** Ascending; every reference skill and every other that somebody ticked. */
  readonly skillIds: Uint32Array;
  readonly skillWeights: Uint32Array;
  /** Ascending; hashes of the words that at least two texts share, of the job titles that name jobs, and of phrases. */
  readonly words: Uint32Array;
  readonly wordWeights: Uint32Array;
  /** For each skill, then each word, what it adds to the claims of a resume: 0 where no need has it. */
  readonly claims: Uint32Array;
  /** Twice what a resume claims in the mean. */
  readonly believedWeight: number;
  /** Weight of the need of the sample that asks for most. */
  readonly mostAsked: number;
  /** How the parts of this session are brought to the same spread. */
  readonly scales: Scales;
}
