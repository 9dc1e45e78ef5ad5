import {
  encodeCandidate,
  encodeNeed,
  type EncodedCandidate,
  type EncodedNeed,
} from '@tandem/matching/encoded';
import { chordBetween, distanceSteps } from '@tandem/matching/parts/geographic';
import { industryStep, industrySteps } from '@tandem/matching/parts/industry';
import { leaningScale, testDistance } from '@tandem/matching/parts/personality';
import { resumeStep, resumeSteps } from '@tandem/matching/parts/resume';
import { sharedWeight } from '@tandem/matching/score-pair';
import type { Part } from '@tandem/matching/weights';
import type { EngineSession } from './engine-profiles.ts';
import type { TruePair } from './truth.ts';

/** What each part measures before its curve; a place unknown to the generator does not occur. */
export type Measures = Record<Part, number>;

export const readMeasures = (
  { corpus, candidates, needs }: EngineSession,
  pairs: readonly TruePair[],
): Measures[] => {
  const ours = new Map(
    Array.from(candidates, ([sheet, one]) => [sheet, encodeCandidate(one, corpus)]),
  );
  const theirs = new Map(Array.from(needs, ([sheet, one]) => [sheet, encodeNeed(one, corpus)]));
  const measure = (candidate: EncodedCandidate, need: EncodedNeed): Measures => {
    const chord =
      candidate.point && need.point ? chordBetween(candidate.point, need.point) : Infinity;
    const shared = sharedWeight(candidate.terms, need.terms, corpus);
    return {
      industry: industryStep(candidate.sectors, need.sectors) / industrySteps,
      test: testDistance(candidate.leanings, need.leanings) / leaningScale,
      geographic: (chord * candidate.reach.stepsPerKm) / distanceSteps,
      resume: resumeStep(shared, candidate.inverse, need.inverse) / resumeSteps,
    };
  };
  return pairs.flatMap((pair) => {
    const candidate = ours.get(pair.candidate);
    const need = theirs.get(pair.need);
    return candidate && need ? [measure(candidate, need)] : [];
  });
};
