import type { Document, CorpusStatistics } from './corpus-statistics.ts';
import { AnswerCounts, answerDetail } from './answer-detail.ts';
import { hashIntegers } from '../hash.ts';
import { believedWeightOf, mostAskedOf, measurePairs, sampleSize } from './measure-session.ts';
import { Occurrences } from './occurrences.ts';
import { phrasesOf } from './phrases.ts';
import { placedTitles, shareByPlace } from './placed-titles.ts';
import { familiesIn, openCorpus, type Side } from '../parts/document.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { Sample } from './sample.ts';
import { scaleNumbers, scalesOf, unscaled } from './scales.ts';
import { jobTitleOfWord, type SkillLexicon, toldSkill } from '../text/lexicon.ts';
import { preparationVersion } from '../text/prepare.ts';
import {
  addedSkillBoost,
  claimOf,
  familyBoost,
  type Occurrence,
  skillBoost,
  termWeight,
  tickedShare,
  titlesToNameAJob,
} from './term-weight.ts';

/** What is counted of the texts of one side. */
class Counts<Profile extends Document & Pick<CandidateProfile, 'id' | 'answers'>> {
  readonly sample = new Sample<Profile>(sampleSize);
  readonly words = new Occurrences();
  readonly jobTitles = new Occurrences();
  readonly skills = new Occurrences();
  readonly families = new Occurrences();
  readonly answers = new AnswerCounts();
  size = 0;
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  add(profile: Profile): void {
    const { text, skillIds } = profile;
    this.size += 1;
    this.answers.add(profile.answers);
    this.sample.add(profile);
    for (const skillId of new Set([...text.skills, ...skillIds])) this.skills.add(skillId);
    for (const family of familiesIn(profile, this.#side)) this.families.add(family);
    for (const word of text.words) this.words.add(word);
    for (const jobTitle of text.jobTitles) this.jobTitles.add(jobTitle);
  }
}

type Kind = 'words' | 'skills' | 'jobTitles' | 'families';

type Counted = Omit<CorpusStatistics, 'version' | 'believedWeight' | 'mostAsked' | 'scales'>;

/** Where a value stands among ascending ones. */
const placeIn = (values: Uint32Array, value: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const ascending = (values: Iterable<number>): Uint32Array => Uint32Array.from(values).toSorted();

/** Counts the texts of one session as they come in, in any order; only a sample of them is kept. */
export class CorpusCounter {
  readonly #candidates = new Counts<CandidateProfile>('candidate');
  readonly #needs = new Counts<NeedProfile>('need');

  addCandidate(profile: CandidateProfile): void {
    this.#candidates.add(profile);
  }

  addNeed(profile: NeedProfile): void {
    this.#needs.add(profile);
  }

  finish(lexicon: SkillLexicon): CorpusStatistics {
    const [ours, theirs] = [this.#candidates, this.#needs];
    const phrases = phrasesOf(ours.sample.drawn(), theirs.sample.drawn());
    const weightOf = (kind: Kind, key: number, boost: number): number =>
      termWeight(
        [ours, theirs].map((side) => ({ size: side.size, occurrences: side[kind].of(key) })),
        boost,
      );
    const namesAJob = (jobTitle: number): boolean =>
      theirs.jobTitles.of(jobTitle) >= titlesToNameAJob;
    const jobTitles = new Set(theirs.jobTitles.keys.keys().filter(namesAJob));
    const listed = new Set(lexicon.skillIds);
    const told = new Map(
      Array.from(theirs.skills.keys.keys())
        .filter((id) => listed.has(id))
        .map((id) => [toldSkill(id), id]),
    );
    const listedWeight = (id: number): number => weightOf('skills', id, skillBoost);
    const tickedWeight = (id: number): number => Math.round(listedWeight(id) * tickedShare);
    const wordWeight = (key: number): number => {
      const skillId = told.get(key);
      if (skillId !== undefined) return listedWeight(skillId) - tickedWeight(skillId);
      const phrase = phrases.get(key);
      if (phrase) return termWeight([phrase.candidates, phrase.needs], skillBoost);
      if (theirs.families.of(key) > 0) return weightOf('families', key, familyBoost);
      if (jobTitles.has(key)) return weightOf('jobTitles', key, skillBoost);
      return weightOf('words', key, jobTitles.has(jobTitleOfWord(key)) ? skillBoost : 1);
    };
    const askedBy = (key: number): Occurrence => {
      const skillId = told.get(key);
      if (skillId !== undefined)
        return { size: theirs.size, occurrences: theirs.skills.of(skillId) };
      if (theirs.families.of(key) > 0)
        return { size: theirs.size, occurrences: theirs.families.of(key) };
      const kind = jobTitles.has(key) ? 'jobTitles' : 'words';
      return phrases.get(key)?.needs ?? { size: theirs.size, occurrences: theirs[kind].of(key) };
    };
    const shared = (word: number): boolean => ours.words.of(word) + theirs.words.of(word) > 1;
    const words = ascending(
      new Set([
        ...ours.words.keys.keys().filter(shared),
        ...theirs.words.keys.keys().filter(shared),
        ...jobTitles,
        ...placedTitles(jobTitles),
        ...phrases.keys(),
        ...told.keys(),
        ...theirs.families.keys.keys(),
      ]),
    );
    const skillIds = ascending(
      new Set([...listed, ...ours.skills.keys.keys(), ...theirs.skills.keys.keys()]),
    );
    const skillWeights = skillIds.map((id) =>
      listed.has(id) ? tickedWeight(id) : weightOf('skills', id, addedSkillBoost),
    );
    const wordWeights = words.map(wordWeight);
    const wordClaims = words.map((word, at) => claimOf(wordWeights[at] ?? 0, askedBy(word)));
    shareByPlace(jobTitles, (term) => placeIn(words, term), [wordWeights, wordClaims]);
    const counted = {
      preparation: preparationVersion(lexicon),
      candidates: ours.size,
      needs: theirs.size,
      detail: answerDetail([ours.answers, theirs.answers]),
      skillIds,
      skillWeights,
      words,
      wordWeights,
      claims: Uint32Array.from([
        ...skillIds.map((id, at) =>
          claimOf(skillWeights[at] ?? 0, { size: theirs.size, occurrences: theirs.skills.of(id) }),
        ),
        ...wordClaims,
      ]),
    };
    return this.#measured(counted);
  }

  /** With what follows from whole profiles, under the weights of their terms. */
  #measured(counted: Counted): CorpusStatistics {
    const [candidates, needs] = [this.#candidates.sample.drawn(), this.#needs.sample.drawn()];
    const plain = { version: 0, ...counted, believedWeight: 1, mostAsked: 1, scales: unscaled };
    const unmeasured = openCorpus(plain);
    const believing = {
      believedWeight: believedWeightOf(candidates, unmeasured),
      mostAsked: mostAskedOf(needs, unmeasured),
    };
    const pairs = measurePairs(candidates, needs, openCorpus({ ...plain, ...believing }));
    const measured = { ...counted, ...believing, scales: scalesOf(pairs) };
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
      counted.claims,
      [counted.believedWeight, counted.mostAsked, counted.detail, ...scaleNumbers(counted.scales)],
    ].map((values) => hashIntegers(values)),
    counted.preparation,
  );
