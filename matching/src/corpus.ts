import type { Document, CorpusStatistics } from './corpus-statistics.ts';
import { hashIntegers } from './hash.ts';
import { KeyNumbers } from './hash-table.ts';
import { believedWeightOf, measurePairs, sampleSize } from './measure-session.ts';
import { openCorpus } from './parts/document.ts';
import type { CandidateProfile, NeedProfile } from './profiles.ts';
import { Sample } from './sample.ts';
import { scaleNumbers, scalesOf, unscaled } from './scales.ts';
import { aimOfWord, type SkillLexicon } from './text/lexicon.ts';
import { preparationVersion } from './text/prepare.ts';
import { skillBoost, termWeight, titlesToNameAJob } from './term-weight.ts';

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

class Side<Profile extends Document & { id: number }> {
  readonly sample = new Sample<Profile>(sampleSize);
  readonly words = new Occurrences();
  readonly aims = new Occurrences();
  readonly skills = new Occurrences();
  size = 0;

  add(profile: Profile): void {
    const { text, skillIds } = profile;
    this.size += 1;
    this.sample.add(profile);
    for (const skillId of new Set([...text.skills, ...skillIds])) this.skills.add(skillId);
    for (const word of text.words) this.words.add(word);
    for (const aim of text.aims) this.aims.add(aim);
  }
}

type Counted = Omit<CorpusStatistics, 'version' | 'believedWeight' | 'scales'>;

const bitsOf = (values: readonly boolean[]): Uint32Array => {
  const bits = new Uint32Array(Math.ceil(values.length / 32));
  for (const [at, value] of values.entries())
    if (value) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
};

const ascending = (values: Iterable<number>): Uint32Array => Uint32Array.from(values).toSorted();

/** Counts the texts of one session as they come in, in any order; only a sample of them is kept. */
export class CorpusCounter {
  readonly #candidates = new Side<CandidateProfile>();
  readonly #needs = new Side<NeedProfile>();

  addCandidate(profile: CandidateProfile): void {
    this.#candidates.add(profile);
  }

  addNeed(profile: NeedProfile): void {
    this.#needs.add(profile);
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
      asked: bitsOf([
        ...Array.from(skillIds, (id) => theirs.skills.of(id) > 0),
        ...Array.from(words, (word) => theirs.words.of(word) > 0 || aims.has(word)),
      ]),
    };
    return this.#measured(counted);
  }

  /** With what follows from whole profiles, under the weights of their terms. */
  #measured(counted: Counted): CorpusStatistics {
    const [candidates, needs] = [this.#candidates.sample.drawn(), this.#needs.sample.drawn()];
    const plain = { version: 0, ...counted, believedWeight: 1, scales: unscaled };
    const believedWeight = believedWeightOf(candidates, openCorpus(plain));
    const pairs = measurePairs(candidates, needs, openCorpus({ ...plain, believedWeight }));
    const measured = { ...counted, believedWeight, scales: scalesOf(pairs) };
    return { version: versionOf(measured), ...measured };
  }
}

/** The same for texts that are at hand. */
export const buildCorpus = (
  candidates: Iterable<CandidateProfile>,
  needs: Iterable<NeedProfile>,
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
      counted.asked,
      [counted.believedWeight, ...scaleNumbers(counted.scales)],
    ].map((values) => hashIntegers(values)),
    counted.preparation,
  );
