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

/**
 * Names of trades are put together from the same few words (« pose de tuiles », « pose de carreaux »), and each is rare among what its
 * words go with. So less of it will do where chance would bring a sixth of it; not so little as « assurer » has of any one act.
 */
const strongLift = 6;
const leastShareOfStrong = 1 / 40;

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
      const [before, behind] = [firsts.of(first), seconds.of(second)];
      const apart = before * behind;
      const isCohesive =
        together ** 2 >= leastCohesion * apart ||
        (together * all >= strongLift * apart &&
          together >= leastShareOfStrong * Math.max(before, behind));
      if (together * all < leastLift * apart || !isCohesive) return;
      found.set(phrase, { candidates: ours.occurrence(phrase), needs: theirs.occurrence(phrase) });
    });
  return found;
};
