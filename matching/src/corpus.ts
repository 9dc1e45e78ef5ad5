import { hashIntegers } from './hash.ts';
import { KeyNumbers } from './hash-table.ts';
import { aimOfWord, type SkillLexicon } from './text/lexicon.ts';
import { preparationVersion } from './text/prepare.ts';
import type { PreparedText } from './text/prepared.ts';
import { skillBoost, termWeight, titlesToNameAJob } from './term-weight.ts';

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
  /** Ascending; every reference skill and every other that somebody ticked. */
  readonly skillIds: Uint32Array;
  readonly skillWeights: Uint32Array;
  /** Ascending; hashes of the words that at least two texts share, and of the aims that name jobs. */
  readonly words: Uint32Array;
  readonly wordWeights: Uint32Array;
  /** Weight of a word that no other text has: it lengthens a text and is never shared. */
  readonly strangeWordWeight: number;
}

/** In how many texts of one side each key occurs. */
class Occurrences {
  readonly keys = new KeyNumbers();
  #counts = new Uint32Array(1024);

  add(key: number): void {
    const number = this.keys.add(key);
    if (number >= this.#counts.length) {
      const counts = new Uint32Array(this.#counts.length * 2);
      counts.set(this.#counts);
      this.#counts = counts;
    }
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  of(key: number): number {
    const number = this.keys.find(key);
    return number < 0 ? 0 : (this.#counts[number] ?? 0);
  }
}

class Side {
  readonly words = new Occurrences();
  readonly aims = new Occurrences();
  readonly skills = new Occurrences();
  size = 0;

  add({ text, skillIds }: Document): void {
    this.size += 1;
    for (const skillId of new Set([...text.skills, ...skillIds])) this.skills.add(skillId);
    for (const word of text.words) this.words.add(word);
    for (const aim of text.aims) this.aims.add(aim);
  }
}

const ascending = (values: Iterable<number>): Uint32Array => Uint32Array.from(values).toSorted();

/** Counts the texts of one session as they come in, in any order; none of them is kept. */
export class CorpusCounter {
  readonly #candidates = new Side();
  readonly #needs = new Side();

  addCandidate(document: Document): void {
    this.#candidates.add(document);
  }

  addNeed(document: Document): void {
    this.#needs.add(document);
  }

  finish(lexicon: SkillLexicon): CorpusStatistics {
    const sides = [this.#candidates, this.#needs] as const;
    const [ours, theirs] = sides;
    const weightOf = (kind: 'words' | 'skills' | 'aims', key: number, boost: number): number =>
      termWeight(
        sides.map((side) => ({ size: side.size, occurrences: side[kind].of(key) })),
        boost,
      );
    const namesAJob = (aim: number): boolean => theirs.aims.of(aim) >= titlesToNameAJob;
    const aims = new Set(theirs.aims.keys.keys().filter(namesAJob));
    const wordWeight = (key: number): number =>
      aims.has(key)
        ? weightOf('aims', key, skillBoost)
        : weightOf('words', key, aims.has(aimOfWord(key)) ? skillBoost : 1);
    const shared = (word: number): boolean => ours.words.of(word) + theirs.words.of(word) > 1;
    const words = ascending(
      new Set([
        ...ours.words.keys.keys().filter(shared),
        ...theirs.words.keys.keys().filter(shared),
        ...aims,
      ]),
    );
    const skillIds = ascending(
      new Set([...lexicon.skillIds, ...ours.skills.keys.keys(), ...theirs.skills.keys.keys()]),
    );
    const counted = {
      preparation: preparationVersion(lexicon),
      candidates: ours.size,
      needs: theirs.size,
      skillIds,
      skillWeights: skillIds.map((id) => weightOf('skills', id, skillBoost)),
      words,
      wordWeights: words.map(wordWeight),
      strangeWordWeight: termWeight(
        sides.map(({ size }) => ({ size, occurrences: 0 })),
        1,
      ),
    };
    return { version: versionOf(counted), ...counted };
  }
}

/** The same for texts that are at hand. */
export const buildCorpus = (
  candidates: Iterable<Document>,
  needs: Iterable<Document>,
  lexicon: SkillLexicon,
): CorpusStatistics => {
  const counter = new CorpusCounter();
  for (const candidate of candidates) counter.addCandidate(candidate);
  for (const need of needs) counter.addNeed(need);
  return counter.finish(lexicon);
};

/** Hash of what scores depend on. */
const versionOf = (counted: Omit<CorpusStatistics, 'version'>): number =>
  hashIntegers(
    [
      counted.skillIds,
      counted.skillWeights,
      counted.words,
      counted.wordWeights,
      [counted.strangeWordWeight],
    ].map((values) => hashIntegers(values)),
    counted.preparation,
  );
