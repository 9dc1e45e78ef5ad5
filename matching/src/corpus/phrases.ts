import { eachPhrase } from '../text/prepared.ts';
import type { Document } from './corpus-statistics.ts';
import { Occurrences } from './occurrences.ts';
import type { Occurrence } from './term-weight.ts';

/** A pair of words is one thing when so many texts at least have it, on both sides, … */
const fewestTexts = 3;

/** … so many times as many as if its words came together by chance, … */
const leastLift = 4;

/** … and when, of all that follows the first and all that goes before the second, it is so much (geometric mean, squared). */
const leastCohesion = 0.01;

class Side {
  readonly phrases = new Occurrences();
  readonly #size: number;

  constructor(documents: readonly Document[], firsts: Occurrences, seconds: Occurrences) {
    this.#size = documents.length;
    for (const { text } of documents)
      eachPhrase(text, (phrase, first, second) => {
        this.phrases.add(phrase);
        firsts.add(first);
        seconds.add(second);
      });
  }

  occurrence(phrase: number): Occurrence {
    return { size: this.#size, occurrences: this.phrases.of(phrase) };
  }
}

export interface Phrase {
  candidates: Occurrence;
  needs: Occurrence;
}

/**
 * The pairs of words that go together in a session (« tressage d’osier », « conduite de travaux »), learned from a sample of
 * both sides: what no list names is one thing all the same. By hash, with how often each side has it.
 */
export const phrasesOf = (
  candidates: readonly Document[],
  needs: readonly Document[],
): Map<number, Phrase> => {
  const [firsts, seconds] = [new Occurrences(), new Occurrences()];
  const ours = new Side(candidates, firsts, seconds);
  const theirs = new Side(needs, firsts, seconds);
  let all = 0;
  for (const first of firsts.keys.keys()) all += firsts.of(first);
  const found = new Map<number, Phrase>();
  for (const { text } of needs)
    eachPhrase(text, (phrase, first, second) => {
      if (found.has(phrase)) return;
      const [mine, asked] = [ours.phrases.of(phrase), theirs.phrases.of(phrase)];
      const together = mine + asked;
      if (mine === 0 || together < fewestTexts) return;
      const apart = firsts.of(first) * seconds.of(second);
      if (together * all < leastLift * apart || together ** 2 < leastCohesion * apart) return;
      found.set(phrase, { candidates: ours.occurrence(phrase), needs: theirs.occurrence(phrase) });
    });
  return found;
};
