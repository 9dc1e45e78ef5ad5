import type { CorpusStatistics, Document } from '../corpus/corpus-statistics.ts';
import { KeyNumbers } from '../corpus/hash-table.ts';
import { partTables, type PartTables } from '../pair/part-tables.ts';
import { tellingJobTitle } from '../corpus/term-weight.ts';
import { jobTitleAmongTwo, jobTitleFirst, jobTitleOfWord, toldSkill } from '../text/lexicon.ts';
import { familiesOf } from '../text/families.ts';
import { lastPlace, phraseOf, type PreparedText } from '../text/prepared.ts';

/** A text as numbers of one corpus. Terms are numbered skills first, then words. */
export interface TermSet {
  /** Ascending, each once. */
  terms: Uint32Array;
  /** Sum of the weights of a need's terms; of a candidate's, of what they claim. */
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
  /** What each term adds to the claims of a resume; 0 where no need of the session has it. */
  readonly claims: Uint32Array;
  /** -1 for a skill that the corpus has never seen. */
  skillTerm(skillId: number): number;
  /** By the term of a skill, that of its being told (`toldSkill`); -1 where the corpus has none. */
  toldTerm(term: number): number;
  /** By the term of a job title, that of its being the first choice (0) or among the first two (1); -1 for what names no job. */
  choiceTerm(term: number, place: number): number;
  /** By the hash of a word or a job title; -1 for a word that no two texts of the corpus share, one that names no job. */
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
  const wordTerm = (hash: number): number => {
    const number = words.find(hash);
    return number < 0 ? -1 : number + skillCount;
  };
  const told = Int32Array.from(statistics.skillIds, (id) => wordTerm(toldSkill(id)));
  const choices = [jobTitleFirst, jobTitleAmongTwo].map((termOf) =>
    Int32Array.from(statistics.words, (hash) => wordTerm(termOf(hash))),
  );
  return {
    statistics,
    weights,
    skillCount,
    tables: partTables(statistics.scales),
    claims: statistics.claims,
    skillTerm: (skillId) => skills.find(skillId),
    toldTerm: (term) => told[term] ?? -1,
    choiceTerm: (term, place) => choices[place]?.[term - skillCount] ?? -1,
    wordTerm,
    wordNumbers: (hashes, into) => words.findAll(hashes, into),
  };
};

/** Scratch, so that a session of texts makes no garbage. */
let numbers = new Int32Array(1024);
let phrases = new Uint32Array(1024);

/** The numbers of some hashes among the words of the corpus (-1 for none), until others are looked up. */
const numbersOf = (hashes: Uint32Array, corpus: Corpus): Int32Array => {
  if (numbers.length < hashes.length) numbers = new Int32Array(hashes.length * 2);
  corpus.wordNumbers(hashes, numbers);
  return numbers;
};

/** The hashes of a text's phrases, until those of another are asked for. */
const phrasesOf = ({ pairs, words }: PreparedText): Uint32Array => {
  if (phrases.length < pairs.length) phrases = new Uint32Array(pairs.length * 2);
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] ?? 0;
    phrases[at] = phraseOf(words[pair >>> 16] ?? 0, words[pair & 0xffff] ?? 0);
  }
  return phrases.subarray(0, pairs.length);
};

export type Side = 'candidate' | 'need';

/** Takes the terms of one text and adds up what they weigh. */
class Writer {
  length = 0;
  weight = 0;
  readonly #corpus: Corpus;
  readonly #into: Uint32Array;
  readonly #counted: Uint32Array;

  constructor(corpus: Corpus, into: Uint32Array, side: Side) {
    this.#corpus = corpus;
    this.#into = into;
    this.#counted = side === 'need' ? corpus.weights : corpus.claims;
  }

  /** Returns what the term weighs. */
  add(term: number): number {
    const weight = this.#corpus.weights[term] ?? 0;
    this.#into[this.length] = term;
    this.length += 1;
    this.weight += this.#counted[term] ?? 0;
    return weight;
  }
}

/** A job is named in so many words at most; … */
export const wordsOfAJob = 3;

/** … what somebody says to look for beyond that claims so many times more: one may look for one job, not for all. */
export const furtherJobTitles = 6;

/** The terms of a job title by how dear it may be at most: named at all, among the first two choices, the first. */
export const jobTitleTerms = (jobTitle: number, corpus: Corpus): [number, number, number] => {
  const own = corpus.wordTerm(jobTitle);
  return [own, corpus.choiceTerm(own, 1), corpus.choiceTerm(own, 0)];
};

/** What a job title weighs for whoever puts it first; 0 where it names no job. */
export const jobTitleWeight = (jobTitle: number, corpus: Corpus): number =>
  jobTitleTerms(jobTitle, corpus).reduce((sum, term) => sum + (corpus.weights[term] ?? 0), 0);

/** The families that a document brings: what a candidate has only ticked speaks for itself alone. */
export const familiesIn = ({ text, skillIds }: Document, side: Side): number[] =>
  familiesOf(
    side === 'candidate' || skillIds.length === 0 ? text.skills : [...text.skills, ...skillIds],
  );

/**
 * Skills, ticked or said; what a candidate's texts say, and all that a need asks, in full: who has only ticked a skill has told nobody
 * where it comes from.
 */
const writeSkills = (
  { text, skillIds }: Document,
  corpus: Corpus,
  writer: Writer,
  side: Side,
): void => {
  const addTold = (skill: number): void => {
    const term = corpus.toldTerm(skill);
    if (term >= 0) writer.add(term);
  };
  for (const skillId of text.skills) {
    const term = corpus.skillTerm(skillId);
    if (term < 0) continue;
    writer.add(term);
    addTold(term);
  }
  for (const [at, skillId] of skillIds.entries()) {
    const term = corpus.skillTerm(skillId);
    if (term < 0 || text.skills.includes(skillId) || skillIds.indexOf(skillId) < at) continue;
    writer.add(term);
    if (side === 'need') addTold(term);
  }
  for (const family of familiesIn({ text, skillIds }, side)) {
    const term = corpus.wordTerm(family);
    if (term >= 0) writer.add(term);
  }
};

/** What a text aims at, as far as it names jobs; whether it names one. What each choice names beyond a job claims more. */
const writeJobTitles = (
  { jobTitles, places }: PreparedText,
  corpus: Corpus,
  writer: Writer,
  side: Side,
): boolean => {
  let namesAJob = false;
  const found = numbersOf(jobTitles, corpus);
  for (let place = 0; place <= lastPlace; place += 1) {
    let heaviest = 0;
    const before = writer.weight;
    for (let at = 0; at < jobTitles.length; at += 1) {
      const number = found[at] ?? -1;
      if (number < 0 || (places[at] ?? 0) !== place) continue;
      const own = number + corpus.skillCount;
      let weight = writer.add(own);
      for (let choice = place; choice < lastPlace; choice += 1)
        weight += writer.add(corpus.choiceTerm(own, choice));
      namesAJob ||= jobTitleWeight(jobTitles[at] ?? 0, corpus) >= tellingJobTitle;
      heaviest = Math.max(heaviest, weight);
    }
    if (side === 'candidate')
      writer.weight +=
        furtherJobTitles * Math.max(0, writer.weight - before - wordsOfAJob * heaviest);
  }
  return namesAJob;
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
  writeSkills(document, corpus, writer, side);
  for (const hashes of [text.words, phrasesOf(text)]) {
    const found = numbersOf(hashes, corpus);
    for (let at = 0; at < hashes.length; at += 1) {
      const number = found[at] ?? -1;
      if (number >= 0) writer.add(number + corpus.skillCount);
    }
  }
  if (writeJobTitles(text, corpus, writer, side)) return writer;
  // Who says nowhere what they look for is taken to look for what they name: they must not rank behind all who say it.
  for (const word of text.words) {
    const jobTitle = jobTitleOfWord(word);
    if (corpus.wordTerm(jobTitle) < 0 || text.jobTitles.includes(jobTitle)) continue;
    for (const term of jobTitleTerms(jobTitle, corpus)) writer.add(term);
  }
  return writer;
};

/** A skill stands in so many families at most. */
const mostFamilies = 5;

/** How many terms a text has at most. */
export const termBound = ({ text, skillIds }: Document): number =>
  (2 + mostFamilies) * (text.skills.length + skillIds.length) +
  4 * text.words.length +
  text.pairs.length +
  3 * text.jobTitles.length;

export const termSetOf = (document: Document, corpus: Corpus, side: Side): TermSet => {
  const terms = new Uint32Array(termBound(document));
  const { length, weight } = writeTerms(document, corpus, terms, side);
  return { terms: terms.subarray(0, length).toSorted(), weight };
};
