import { incompatibility } from './compatible.ts';
import { type EncodedCandidate, type EncodedNeed, encodeCandidate, encodeNeed } from './encoded.ts';
import type { Corpus } from '../parts/document.ts';
import { chordBetween, distanceSteps, geographicStep } from '../parts/geographic.ts';
import { industryStep } from '../parts/industry.ts';
import { testDistance } from '../parts/personality.ts';
import { resumeStep } from '../parts/resume.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { type PartTenths, totalTenths, type Weights } from '../weights.ts';

/** The scores of one pair, in tenths of a point (0 to 1000). */
export interface PairScores extends PartTenths {
  total: number;
}

/** The terms that two ascending lists share. */
export const sharedTerms = (ones: Uint32Array, others: Uint32Array): number[] => {
  const shared: number[] = [];
  let at = 0;
  for (const term of ones) {
    while ((others[at] ?? Infinity) < term) at += 1;
    if (others[at] === term) shared.push(term);
  }
  return shared;
};

/** The weight of what two texts share. */
export const sharedWeight = (
  ones: Uint32Array,
  others: Uint32Array,
  { weights }: Corpus,
): number => {
  let shared = 0;
  for (const term of sharedTerms(ones, others)) shared += weights[term] ?? 0;
  return shared;
};

/**
 * The four parts of a compatible pair, given the weight that the texts share: what every faster way has to agree with, to
 * the bit.
 */
export const scoreParts = (
  candidate: EncodedCandidate,
  need: EncodedNeed,
  shared: number,
  { tables }: Pick<Corpus, 'tables'>,
): PartTenths => ({
  industry: tables.industry[industryStep(candidate.sectors, need.sectors)] ?? 0,
  test: tables.test[testDistance(candidate.leanings, need.leanings)] ?? 0,
  geographic:
    tables.geographic[
      candidate.point && need.point
        ? geographicStep(chordBetween(candidate.point, need.point))
        : distanceSteps
    ] ?? 0,
  resume: tables.resume[resumeStep(shared, candidate.belief, need.worth)] ?? 0,
});

const scoresOf = (
  candidate: EncodedCandidate,
  need: EncodedNeed,
  corpus: Corpus,
  weights: Weights,
): PairScores => {
  const shared = sharedWeight(candidate.terms, need.terms, corpus);
  const scores = scoreParts(candidate, need, shared, corpus);
  return { ...scores, total: totalTenths(scores, weights) };
};

/** The scores of one pair; null when it is not compatible. */
export const scorePair = (
  candidate: CandidateProfile,
  need: NeedProfile,
  corpus: Corpus,
  weights: Weights,
): PairScores | null => {
  const ours = encodeCandidate(candidate, corpus);
  const theirs = encodeNeed(need, corpus);
  return incompatibility(ours, theirs) ? null : scoresOf(ours, theirs, corpus, weights);
};

/** The scores of a pair that people have made by hand, whatever the rules say of it; of a compatible one the same. */
export const scoreAnyPair = (
  candidate: CandidateProfile,
  need: NeedProfile,
  corpus: Corpus,
  weights: Weights,
): PairScores =>
  scoresOf(encodeCandidate(candidate, corpus), encodeNeed(need, corpus), corpus, weights);
