import type { CorpusStatistics, Document } from '../corpus-statistics.ts';
import { KeyNumbers } from '../hash-table.ts';
import { partTables, type PartTables } from '../part-tables.ts';
import { tellingAim } from '../term-weight.ts';
import { aimOfWord } from '../text/lexicon.ts';

/** A text as numbers of one corpus. Terms are numbered skills first, then words. */
export interface TermSet {
  /** Ascending, each once. */
  terms: Uint32Array;
  /** Sum of the weights of its terms; of a candidate's, of those that some need of the session asks for. */
  weight: number;
}

/** A corpus with what it takes to look terms up in it. */
export interface Corpus {
  readonly statistics: CorpusStatistics;
  /** Weight of each term by its number. */
  readonly weights: Uint32Array;
  readonly skillCount: number;
  /** The scores of the parts, as this session scales them. */
  readonly tables: PartTables;
  /** Whether some need of the session has a term. */
  isAsked(term: number): boolean;
  /** -1 for a skill that the corpus has never seen. */
  skillTerm(skillId: number): number;
  /** By the hash of a word or an aim; -1 for a word that no two texts of the corpus share, an aim that names no job. */
  wordTerm(hash: number): number;
  /** The same for many words, into `into`; as numbers of words: `skillCount` less than as terms. */
  wordNumbers(words: Uint32Array, into: Int32Array): void;
}

const numbered = (keys: Uint32Array): KeyNumbers => {
  const numbers = new KeyNumbers();
  for (const key of keys) numbers.add(key);
  return numbers;
};

export const openCorpus = (statistics: CorpusStatistics): Corpus => {
  const skills = numbered(statistics.skillIds);
  const words = numbered(statistics.words);
  const skillCount = skills.size;
  const weights = new Uint32Array(skillCount + words.size);
  const { asked } = statistics;
  weights.set(statistics.skillWeights);
  weights.set(statistics.wordWeights, skillCount);
  return {
    statistics,
    weights,
    skillCount,
    tables: partTables(statistics.scales),
    isAsked: (term) => (((asked[term >>> 5] ?? 0) >>> (term & 31)) & 1) === 1,
    skillTerm: (skillId) => skills.find(skillId),
    wordTerm: (hash) => {
      const number = words.find(hash);
      return number < 0 ? -1 : number + skillCount;
    },
    wordNumbers: (hashes, into) => words.findAll(hashes, into),
  };
};

/** Scratch, so that a session of texts makes no garbage. */
let numbers = new Int32Array(1024);

export type Side = 'candidate' | 'need';

/** Takes the terms of one text and adds up what they weigh. */
class Writer {
  length = 0;
  weight = 0;
  readonly #corpus: Corpus;
  readonly #into: Uint32Array;
  readonly #side: Side;

  constructor(corpus: Corpus, into: Uint32Array, side: Side) {
    this.#corpus = corpus;
    this.#into = into;
    this.#side = side;
  }

  /** Returns what the term weighs. */
  add(term: number): number {
    const weight = this.#corpus.weights[term] ?? 0;
    this.#into[this.length] = term;
    this.length += 1;
    if (this.#side === 'need' || this.#corpus.isAsked(term)) this.weight += weight;
    return weight;
  }
}

const writeSkills = ({ text, skillIds }: Document, corpus: Corpus, writer: Writer): void => {
  for (const skillId of text.skills) {
    const term = corpus.skillTerm(skillId);
    if (term >= 0) writer.add(term);
  }
  for (const [at, skillId] of skillIds.entries()) {
    const term = corpus.skillTerm(skillId);
    if (term < 0 || text.skills.includes(skillId) || skillIds.indexOf(skillId) < at) continue;
    writer.add(term);
  }
};

/**
 * Writes the terms of a text into `into`, each once, in no order: its words, its skills (ticked or recognised), and of what
 * it aims at what names jobs (or, where that names none, of its words). What else the corpus does not know is not shared
 * with anything: names, slips of the pen, and counts neither for nor against anybody.
 * Returns how many, and the weight of the text.
 */
export const writeTerms = (
  document: Document,
  corpus: Corpus,
  into: Uint32Array,
  side: Side,
): { length: number; weight: number } => {
  const { text } = document;
  const writer = new Writer(corpus, into, side);
  writeSkills(document, corpus, writer);
  const { skillCount } = corpus;
  const wordCount = text.words.length;
  if (numbers.length < wordCount) numbers = new Int32Array(wordCount * 2);
  corpus.wordNumbers(text.words, numbers);
  for (let at = 0; at < wordCount; at += 1) {
    const number = numbers[at] ?? -1;
    if (number >= 0) writer.add(number + skillCount);
  }
  let namesAJob = false;
  for (const aim of text.aims) {
    const term = corpus.wordTerm(aim);
    if (term >= 0 && writer.add(term) >= tellingAim) namesAJob = true;
  }
  if (namesAJob) return writer;
  // Who says nowhere what they look for is taken to look for what they name: they must not rank behind all who say it.
  for (const word of text.words) {
    const aim = aimOfWord(word);
    const term = corpus.wordTerm(aim);
    if (term >= 0 && !text.aims.includes(aim)) writer.add(term);
  }
  return writer;
};

/** How many terms a text has at most. */
export const termBound = ({ text, skillIds }: Document): number =>
  text.skills.length + skillIds.length + 2 * text.words.length + text.aims.length;

export const termSetOf = (document: Document, corpus: Corpus, side: Side): TermSet => {
  const terms = new Uint32Array(termBound(document));
  const { length, weight } = writeTerms(document, corpus, terms, side);
  return { terms: terms.subarray(0, length).toSorted(), weight };
};
