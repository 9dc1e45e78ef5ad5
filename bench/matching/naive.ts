import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import {
  type Corpus,
  furtherJobTitles,
  jobTitleTerms,
  jobTitleWeight,
  wordsOfAJob,
} from '@tandem/matching/parts/document';
import {
  chordBetween,
  distanceSteps,
  farthestOf,
  geographicStep,
  pointOf,
} from '@tandem/matching/parts/geographic';
import { candidateSectorBits, industryStep, needSectorBits } from '@tandem/matching/parts/industry';
import { leaningsOf, testDistance } from '@tandem/matching/parts/personality';
import { beliefOf, resumeStep, worthOf } from '@tandem/matching/parts/resume';
import { tradeSectorOf } from '@tandem/matching/parts/trade';
import type { PairScores } from '@tandem/matching/pair/score-pair';
import { tellingJobTitle } from '@tandem/matching/corpus/term-weight';
import { jobTitleOfWord, toldSkill } from '@tandem/matching/text/lexicon';
import { familiesOf } from '@tandem/matching/text/families';
import { eachPhrase } from '@tandem/matching/text/prepared';
import { totalTenths, type Weights } from '@tandem/matching/weights';

/**
 * What a typical application would write: objects, two loops, the rules of a pair as conditions, the parts by helpers that
 * take two objects. Texts are read once, into a map from term to weight.
 */
interface Side<Profile> {
  profile: Profile;
  terms: Map<string, number>;
  weight: number;
}

const read = <Profile extends CandidateProfile | NeedProfile>(
  profile: Profile,
  corpus: Corpus,
  counted: Uint32Array,
): Side<Profile> => {
  const terms = new Map<string, number>();
  let weight = 0;
  const take = (name: string, term: number): void => {
    const one = corpus.weights[term];
    if (one === undefined || terms.has(name)) return;
    terms.set(name, one);
    weight += counted[term] ?? 0;
  };
  for (const skillId of profile.text.skills) {
    take(`skill ${skillId}`, corpus.skillTerm(skillId));
    take(`told ${skillId}`, corpus.wordTerm(toldSkill(skillId)));
  }
  for (const word of profile.text.words) take(`word ${word}`, corpus.wordTerm(word));
  for (const family of familiesOf(profile.text.skills))
    take(`family ${family}`, corpus.wordTerm(family));
  eachPhrase(profile.text, (phrase) => take(`phrase ${phrase}`, corpus.wordTerm(phrase)));
  const takeJobTitles = (jobTitles: Iterable<number>): void => {
    for (const jobTitle of jobTitles)
      for (const [choice, term] of jobTitleTerms(jobTitle, corpus).entries())
        take(`job title ${jobTitle} ${choice}`, term);
  };
  const before = weight;
  takeJobTitles(profile.text.jobTitles);
  const heaviest = Math.max(
    0,
    ...profile.text.jobTitles.map((jobTitle) => jobTitleWeight(jobTitle, corpus)),
  );
  if (counted === corpus.claims)
    weight += furtherJobTitles * Math.max(0, weight - before - wordsOfAJob * heaviest);
  const namesAJob = profile.text.jobTitles.some(
    (jobTitle) => jobTitleWeight(jobTitle, corpus) >= tellingJobTitle,
  );
  if (!namesAJob) takeJobTitles(profile.text.words.map(jobTitleOfWord));
  return { profile, terms, weight };
};

const scoresOf = (
  { profile: candidate, ...ours }: Side<CandidateProfile>,
  { profile: need, ...theirs }: Side<NeedProfile>,
  { tables, statistics }: Corpus,
  weights: Weights,
): PairScores | null => {
  if (candidate.sessionId !== need.sessionId) return null;
  if (!need.programmeIds.includes(candidate.programmeId)) return null;
  if (candidate.level !== need.level) return null;
  if (
    candidate.contractType !== need.contractType &&
    candidate.contractType !== 'Autre' &&
    need.contractType !== 'Autre'
  )
    return null;
  let way = distanceSteps;
  if (candidate.place && need.place) {
    const chord = chordBetween(pointOf(candidate.place), pointOf(need.place));
    if (chord > farthestOf(candidate.maxKm)) return null;
    way = geographicStep(chord);
  }
  let shared = 0;
  for (const [term, weight] of theirs.terms) if (ours.terms.has(term)) shared += weight;
  const scores = {
    industry:
      tables.industry[
        industryStep(
          candidateSectorBits(candidate.sectorIds, candidate.sectorOrder),
          needSectorBits(need.sectorIds, tradeSectorOf(need)),
        )
      ] ?? 0,
    test:
      tables.test[
        testDistance(
          leaningsOf(candidate.answers, statistics.detail),
          leaningsOf(need.answers, statistics.detail),
        )
      ] ?? 0,
    geographic: tables.geographic[way] ?? 0,
    resume:
      tables.resume[
        resumeStep(
          shared,
          beliefOf(ours.weight, statistics),
          worthOf(theirs.weight, statistics.believedWeight),
        )
      ] ?? 0,
  };
  return { ...scores, total: totalTenths(scores, weights) };
};

export interface NaiveRun {
  compatible: number;
  milliseconds: number;
}

export const runNaive = (
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
  corpus: Corpus,
  weights: Weights,
  take: (candidateId: number, needId: number, scores: PairScores) => void,
): NaiveRun => {
  const ours = candidates.map((one) => read(one, corpus, corpus.claims));
  const theirs = needs.map((one) => read(one, corpus, corpus.weights));
  const start = performance.now();
  let compatible = 0;
  for (const candidate of ours)
    for (const need of theirs) {
      const scores = scoresOf(candidate, need, corpus, weights);
      if (!scores) continue;
      compatible += 1;
      take(candidate.profile.id, need.profile.id, scores);
    }
  return { compatible, milliseconds: performance.now() - start };
};
