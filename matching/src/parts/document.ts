import type { CorpusStatistics, Document } from '../corpus.ts';
import { KeyNumbers } from '../hash-table.ts';
import { tellingAim } from '../term-weight.ts';
import { aimOfWord } from '../text/lexicon.ts';

/** A text as numbers of one corpus. Terms are numbered skills first, then words. */
export interface TermSet {
  /** Ascending, each once. */
  terms: Uint32Array;
  /** Sum of the weights of all its terms, those included that no other text has. */
  weight: number;
}

/** A corpus with what it takes to look terms up in it. */
export interface Corpus {
  readonly statistics: CorpusStatistics;
  /** Weight of each term by its number. */
  readonly weights: Uint32Array;
  readonly skillCount: number;
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
  weights.set(statistics.skillWeights);
  weights.set(statistics.wordWeights, skillCount);
  return {
    statistics,
    weights,
    skillCount,
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

/**
 * Writes the terms of a text into `into`, each once, in no order: its words, its skills (ticked or recognised), and of what
 * it aims at what names jobs (or, where that names none, of its words). What else the corpus does not know is not shared
 * with anything, and lengthens the text.
 * Returns how many, and the weight of the whole text.
 */
export const writeTerms = (
  { text, skillIds }: Document,
  corpus: Corpus,
  into: Uint32Array,
): { length: number; weight: number } => {
  let length = 0;
  let weight = 0;
  for (const skillId of text.skills) {
    const term = corpus.skillTerm(skillId);
    if (term < 0) continue;
    into[length] = term;
    length += 1;
    weight += corpus.weights[term] ?? 0;
  }
  for (const [at, skillId] of skillIds.entries()) {
    const term = corpus.skillTerm(skillId);
    if (term < 0 || text.skills.includes(skillId) || skillIds.indexOf(skillId) < at) continue;
    into[length] = term;
    length += 1;
    weight += corpus.weights[term] ?? 0;
  }
  const { weights, skillCount } = corpus;
  const { strangeWordWeight } = corpus.statistics;
  const wordCount = text.words.length;
  if (numbers.length < wordCount) numbers = new Int32Array(wordCount * 2);
  corpus.wordNumbers(text.words, numbers);
  for (let at = 0; at < wordCount; at += 1) {
    const number = numbers[at] ?? -1;
    if (number < 0) {
      weight += strangeWordWeight;
      continue;
    }
    const term = number + skillCount;
    into[length] = term;
    length += 1;
    weight += weights[term] ?? 0;
  }
  let namesAJob = false;
  for (const aim of text.aims) {
    const term = corpus.wordTerm(aim);
    if (term < 0) continue;
    into[length] = term;
    length += 1;
    weight += weights[term] ?? 0;
    namesAJob ||= (weights[term] ?? 0) >= tellingAim;
  }
  if (namesAJob) return { length, weight };
  // Who says nowhere what they look for is taken to look for what they name: they must not rank behind all who say it.
  for (const word of text.words) {
    const aim = aimOfWord(word);
    const term = corpus.wordTerm(aim);
    if (term < 0 || text.aims.includes(aim)) continue;
    into[length] = term;
    length += 1;
    weight += weights[term] ?? 0;
  }
  return { length, weight };
};

/** How many terms a text has at most. */
export const termBound = ({ text, skillIds }: Document): number =>
  text.skills.length + skillIds.length + 2 * text.words.length + text.aims.length;

export const termSetOf = (document: Document, corpus: Corpus): TermSet => {
  const terms = new Uint32Array(termBound(document));
  const { length, weight } = writeTerms(document, corpus, terms);
  return { terms: terms.subarray(0, length).toSorted(), weight };
};
