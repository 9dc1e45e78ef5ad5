import type { ScoredQuestionName } from '../profiles.ts';
import { type Factor, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { encodeCandidate, encodeNeed, type EncodedCandidate, type EncodedNeed } from './encoded.ts';
import { incompatibility, type Incompatibility } from './compatible.ts';
import type { Corpus } from '../parts/document.ts';
import { kilometresBetween } from '../parts/geographic.ts';
import { industryStep, needSectorBits, sectorFits, type SectorFit } from '../parts/industry.ts';
import { factorDistances, factors, leaningScale } from '../parts/personality.ts';
import { tradeSectorOf } from '../parts/trade.ts';
import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { type ResumeReasons, resumeReasons } from './resume-reasons.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { unscaled } from '../corpus/scales.ts';
import { resumeStep } from '../parts/resume.ts';
import { partTables } from './part-tables.ts';
import { scoreParts, sharedWeight, type PairScores } from './score-pair.ts';
import { type Part, parts, type PartTenths, totalTenths, type Weights } from '../weights.ts';

export interface TraitFit {
  factor: Factor;
  candidate: number;
  need: number;
  /** How far apart the two sides' answers are on it; the squares add up to that of the distance that is scored. */
  apart: number;
}

export interface IndustryReasons {
  /** For each sector of the company, the candidate's closest. */
  sectors: readonly SectorFit[];
  /** The sector of the need's trade, where that is what counted: the company's fit less. */
  tradeSectorId: number | null;
}

export interface TestReasons {
  /** Questions answered alike (at most one step apart), in the order of the test. */
  close: readonly ScoredQuestionName[];
  /** Questions answered three or four steps apart. */
  far: readonly ScoredQuestionName[];
  /** Where the two sides stand on each trait, and how far apart, 0 to 100: what the part is counted from. */
  traits: readonly TraitFit[];
}

export interface GeographicReasons {
  /** Kilometres as the crow flies; null where a place is not known. */
  km: number | null;
  /** The candidate's limit in kilometres; null for none. */
  limitKm: number | null;
  unknownPlaces: readonly ('candidate' | 'need')[];
}

export interface PairExplanation {
  scores: PairScores;
  /** The parts that the scale of the session moves by so much that it is told, with what they would be without it, in tenths. */
  rescaled: readonly { part: Part; measured: number }[];
  /**
   * Tenths that the resume part has more (or, below 0, less) than one that claims as much as the mean of the session would have
   * for the same; 0 where these are too few to be told.
   */
  forClaims: number;
  industry: IndustryReasons;
  test: TestReasons;
  geographic: GeographicReasons;
  resume: ResumeReasons;
}

/** A leaning lies so far from 0 at most, on either side (see `leaningsOf`). */
const lowestLeaning = -leaningScale;
const highestLeaning = 4 * leaningScale;

const traitsOf = (ours: Int16Array, theirs: Int16Array): TraitFit[] => {
  const place = (leaning = 0): number =>
    Math.round((100 * (leaning - lowestLeaning)) / (highestLeaning - lowestLeaning));
  const apart = factorDistances(ours, theirs);
  return factors.map((factor, at) => ({
    factor,
    candidate: place(ours[at]),
    need: place(theirs[at]),
    apart: Math.round((100 * (apart[at] ?? 0)) / (highestLeaning - lowestLeaning)),
  }));
};

const testReasons = ({ profile, leanings }: EncodedCandidate, need: EncodedNeed): TestReasons => {
  const apart = ({ name }: { name: ScoredQuestionName }): number =>
    Math.abs(Number(profile.answers[name]) - Number(need.profile.answers[name]));
  return {
    close: scoredQuestions.filter((one) => apart(one) <= 1).map(({ name }) => name),
    far: scoredQuestions.filter((one) => apart(one) >= 3).map(({ name }) => name),
    traits: traitsOf(leanings, need.leanings),
  };
};

const geographicReasons = (
  { place, maxKm }: CandidateProfile,
  need: NeedProfile,
): GeographicReasons => ({
  km: place && need.place ? kilometresBetween(place, need.place) : null,
  limitKm: maxKm === noDistanceLimit ? null : maxKm,
  unknownPlaces: [
    ...(place ? [] : (['candidate'] as const)),
    ...(need.place ? [] : (['need'] as const)),
  ],
});

/** The sector of the need's trade where it counts for more than the company's. */
const countedTrade = (candidate: EncodedCandidate, need: EncodedNeed): number | null => {
  const trade = tradeSectorOf(need.profile);
  const byBranch = industryStep(candidate.sectors, needSectorBits(need.profile.sectorIds));
  return industryStep(candidate.sectors, need.sectors) > byBranch ? trade : null;
};

/** From 5 points of a part on it is told what moved it: a point of the total and more. */
const noticeable = 50;

const asMeasured = { tables: partTables(unscaled) };

const rescaledParts = (scores: PartTenths, measured: PartTenths): PairExplanation['rescaled'] =>
  parts
    .filter((part) => Math.abs(scores[part] - measured[part]) >= noticeable)
    .map((part) => ({ part, measured: measured[part] }));

/** What the resume part has for how much the resume claims, against one that claims as much as the mean. */
const movedByClaims = (
  { worth }: EncodedNeed,
  shared: number,
  scores: PartTenths,
  { tables }: Corpus,
): number => {
  const moved = scores.resume - (tables.resume[resumeStep(shared, 1, worth)] ?? 0);
  return Math.abs(moved) >= noticeable ? moved : 0;
};

/**
 * The scores of a pair, the same as in a run, with what each part rests on, as data; the sentences are the screens'.
 * Where the pair is not compatible, the reason.
 */
export const explainPair = (
  candidate: CandidateProfile,
  need: NeedProfile,
  corpus: Corpus,
  weights: Weights,
  isByHand = false,
): PairExplanation | Incompatibility => {
  const ours = encodeCandidate(candidate, corpus);
  const theirs = encodeNeed(need, corpus);
  const why = incompatibility(ours, theirs);
  if (why && !isByHand) return why;
  const shared = sharedWeight(ours.terms, theirs.terms, corpus);
  const scores = scoreParts(ours, theirs, shared, corpus);
  return {
    scores: { ...scores, total: totalTenths(scores, weights) },
    rescaled: rescaledParts(scores, scoreParts(ours, theirs, shared, asMeasured)),
    forClaims: movedByClaims(theirs, shared, scores, corpus),
    industry: {
      sectors: sectorFits(candidate, need.sectorIds),
      tradeSectorId: countedTrade(ours, theirs),
    },
    test: testReasons(ours, theirs),
    geographic: geographicReasons(candidate, need),
    resume: resumeReasons(ours, theirs, corpus),
  };
};
