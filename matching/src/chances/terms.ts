import type { ContractType } from '@tandem/domain/reference/contract-types';
import type { Level } from '@tandem/domain/reference/levels';
import type { NearRule } from '@tandem/domain/matches/near-pair';
import { contractsFit } from '../pair/compatible.ts';
import { chordBetween, farthestOf, pointOf, type Point } from '../parts/geographic.ts';
import type { Place } from '../profiles.ts';

/** What a candidate's sheet asks for. */
export interface CandidateTerms {
  contractType: ContractType;
  level: Level;
  place: Place | null;
  /** In kilometres; `noDistanceLimit` for anywhere. */
  maxKm: number;
}

/** A need of the candidate's programme and session. */
export interface NeedTerms {
  contractType: ContractType;
  level: Level;
  place: Place | null;
  /** Not scored before its tutor has passed the test. */
  waitsForTutor: boolean;
}

/** Where somebody is, ready to be measured from many times. */
export const pointOfTerms = ({ place }: CandidateTerms | NeedTerms): Point | null =>
  place && pointOf(place);

interface Points {
  candidate: Point | null;
  need: Point | null;
}

export const isTooFar = (maxKm: number, { candidate, need }: Points): boolean =>
  candidate !== null && need !== null && chordBetween(candidate, need) > farthestOf(maxKm);

/** The same of the rules but the distance, which costs most to look at. */
export const missedTerm = (
  candidate: CandidateTerms,
  need: NeedTerms,
): Exclude<NearRule, 'distance'> | 'several' | null => {
  const contract = !contractsFit(candidate, need);
  const level = candidate.level !== need.level;
  const tutor = need.waitsForTutor;
  if (Number(contract) + Number(level) + Number(tutor) > 1) return 'several';
  if (contract) return 'contract';
  if (level) return 'level';
  return tutor ? 'tutor' : null;
};

/**
 * Which of the rules a pair of one programme and session misses: one of them by its name, null where every rule lets it
 * through, `several` where no one change would.
 */
export const missOf = (
  candidate: CandidateTerms,
  need: NeedTerms,
  points: Points,
): NearRule | 'several' | null => {
  const term = missedTerm(candidate, need);
  if (term === 'several' || !isTooFar(candidate.maxKm, points)) return term;
  return term === null ? 'distance' : 'several';
};
