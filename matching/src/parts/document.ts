import type { CorpusStatistics, Document } from '../corpus.ts';
import { KeyNumbers } from '../hash-table.ts';

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
  /** -1 for a word that no two texts of the corpus share. */
  wordTerm(hash: number): number;
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
  };
};

/**
 * The terms of a text: its words, its skills (ticked or recognised, once), and the words in the names of those skills, so
 * that a skill counts the same however it was said, and half-fits a text that has only one of its words.
 */
export const termSetOf = ({ text, skillIds }: Document, corpus: Corpus): TermSet => {
  const { skillWordStarts, skillWords, strangeWordWeight } = corpus.statistics;
  const terms = new Set<number>();
  let weight = 0;
  const add = (term: number): void => {
    if (terms.has(term)) return;
    terms.add(term);
    weight += corpus.weights[term] ?? 0;
  };
  const addSkill = (skillId: number): void => {
    const skill = corpus.skillTerm(skillId);
    if (skill < 0) return;
    add(skill);
    const end = skillWordStarts[skill + 1] ?? 0;
    for (let at = skillWordStarts[skill] ?? 0; at < end; at += 1)
      add((skillWords[at] ?? 0) + corpus.skillCount);
  };
  for (const skillId of text.skills) addSkill(skillId);
  for (const skillId of skillIds) addSkill(skillId);
  for (const word of text.words) {
    const term = corpus.wordTerm(word);
    if (term < 0) weight += strangeWordWeight;
    else add(term);
  }
  return { terms: Uint32Array.from(terms).toSorted(), weight };
};
