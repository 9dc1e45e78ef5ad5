import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import type { Corpus } from '@tandem/matching/parts/document';
import {
  chordBetween,
  geographicTenths,
  pointOf,
  reachOf,
} from '@tandem/matching/parts/geographic';
import { industryTenths, sectorBits } from '@tandem/matching/parts/industry';
import { leaningsOf, testTenths } from '@tandem/matching/parts/personality';
import { inverseOf, resumeTenths } from '@tandem/matching/parts/resume';
import type { PairScores } from '@tandem/matching/score-pair';
import { tellingAim } from '@tandem/matching/term-weight';
import { aimOfWord } from '@tandem/matching/text/lexicon';
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
): Side<Profile> => {
  const terms = new Map<string, number>();
  let weight = 0;
  for (const skillId of profile.text.skills)
    terms.set(`skill ${skillId}`, corpus.weights[corpus.skillTerm(skillId)] ?? 0);
  for (const word of profile.text.words) {
    const term = corpus.wordTerm(word);
    if (term < 0) weight += corpus.statistics.strangeWordWeight;
    else terms.set(`word ${word}`, corpus.weights[term] ?? 0);
  }
  const aimAt = (aims: Iterable<number>): void => {
    for (const aim of aims) {
      const term = corpus.wordTerm(aim);
      if (term >= 0) terms.set(`aim ${aim}`, corpus.weights[term] ?? 0);
    }
  };
  aimAt(profile.text.aims);
  const namesAJob = profile.text.aims.some((aim) => (terms.get(`aim ${aim}`) ?? 0) >= tellingAim);
  if (!namesAJob) aimAt(profile.text.words.map(aimOfWord));
  for (const one of terms.values()) weight += one;
  return { profile, terms, weight };
};

const scoresOf = (
  { profile: candidate, ...ours }: Side<CandidateProfile>,
  { profile: need, ...theirs }: Side<NeedProfile>,
  weights: Weights,
): PairScores | null => {
  if (candidate.sessionId !== need.sessionId) return null;
  if (!need.formationIds.includes(candidate.formationId)) return null;
  if (candidate.level !== need.level) return null;
  if (
    candidate.contractType !== need.contractType &&
    candidate.contractType !== 'Autre' &&
    need.contractType !== 'Autre'
  )
    return null;
  let geographic = 0;
  if (candidate.place && need.place) {
    const reach = reachOf(candidate.maxKm);
    const chord = chordBetween(pointOf(candidate.place), pointOf(need.place));
    if (chord > reach.farthest) return null;
    geographic = geographicTenths(chord, reach);
  }
  let shared = 0;
  for (const [term, weight] of theirs.terms) if (ours.terms.has(term)) shared += weight;
  const scores = {
    industry: industryTenths(sectorBits(candidate.sectorIds), sectorBits(need.sectorIds)),
    test: testTenths(leaningsOf(candidate.answers), leaningsOf(need.answers)),
    geographic,
    resume: resumeTenths(shared, inverseOf(ours.weight), inverseOf(theirs.weight)),
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
  const ours = candidates.map((one) => read(one, corpus));
  const theirs = needs.map((one) => read(one, corpus));
  const start = performance.now();
  let compatible = 0;
  for (const candidate of ours)
    for (const need of theirs) {
      const scores = scoresOf(candidate, need, weights);
      if (!scores) continue;
      compatible += 1;
      take(candidate.profile.id, need.profile.id, scores);
    }
  return { compatible, milliseconds: performance.now() - start };
};
