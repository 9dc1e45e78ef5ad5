import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import type { Level } from '@tandem/domain/reference/levels';
import { contractsFit } from '../pair/compatible.ts';
import { chordBetween, farthestOf, kilometresBetween, pointOf } from '../parts/geographic.ts';
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

/** What one change would bring, or what one wait holds back; nothing is counted twice. */
export interface Chances {
  /** Needs of the programme and session. */
  needs: number;
  /** Those that every rule lets through. */
  open: number;
  /** Limits wider than the candidate's, nearest first, with how many needs each would add; only those that add some. */
  farther: { km: number; gain: number }[];
  /** How far the nearest of those too far is, in whole kilometres; null where none is. */
  nearestKm: number | null;
  /** Other contract types that needs ask for. */
  contracts: { contractType: ContractType; gain: number }[];
  /** Needs that lack nothing but their tutor's test. */
  waitForTutor: number;
  /** Needs that lack nothing but the level. */
  otherLevel: number;
}

type Miss = 'contract' | 'level' | 'distance' | 'tutor';

const isTooFar = ({ place, maxKm }: CandidateTerms, need: NeedTerms): boolean =>
  place !== null &&
  need.place !== null &&
  chordBetween(pointOf(place), pointOf(need.place)) > farthestOf(maxKm);

const missesOf = (candidate: CandidateTerms, need: NeedTerms): Miss[] => [
  ...(contractsFit(candidate, need) ? [] : (['contract'] as const)),
  ...(candidate.level === need.level ? [] : (['level'] as const)),
  ...(isTooFar(candidate, need) ? (['distance'] as const) : []),
  ...(need.waitsForTutor ? (['tutor'] as const) : []),
];

const widerThan = (maxKm: number): number[] =>
  maxKm === noDistanceLimit
    ? []
    : [
        ...distances.filter((km) => km > maxKm).toSorted((one, other) => one - other),
        noDistanceLimit,
      ];

const fartherOf = (candidate: CandidateTerms, tooFar: readonly NeedTerms[]) => {
  const gains = widerThan(candidate.maxKm).map((km) => ({
    km,
    gain: tooFar.filter((need) => !isTooFar({ ...candidate, maxKm: km }, need)).length,
  }));
  return gains.filter(({ gain }, index) => gain > (gains[index - 1]?.gain ?? 0));
};

const nearestOf = ({ place }: CandidateTerms, tooFar: readonly NeedTerms[]): number | null => {
  const all = tooFar.flatMap((need) =>
    place && need.place ? [Math.ceil(kilometresBetween(place, need.place))] : [],
  );
  return all.length === 0 ? null : Math.min(...all);
};

/** What keeps the needs of their programme from a candidate by one rule alone. */
export const chancesOf = (candidate: CandidateTerms, needs: readonly NeedTerms[]): Chances => {
  const byMiss = Map.groupBy(needs, (need) => {
    const misses = missesOf(candidate, need);
    return misses.length > 1 ? 'several' : (misses[0] ?? 'none');
  });
  const missing = (miss: Miss): NeedTerms[] => byMiss.get(miss) ?? [];
  const tooFar = missing('distance');
  const byContract = Map.groupBy(missing('contract'), ({ contractType }) => contractType);
  return {
    needs: needs.length,
    open: byMiss.get('none')?.length ?? 0,
    farther: fartherOf(candidate, tooFar),
    nearestKm: nearestOf(candidate, tooFar),
    contracts: [...byContract]
      .map(([contractType, all]) => ({ contractType, gain: all.length }))
      .toSorted((one, other) => other.gain - one.gain),
    waitForTutor: missing('tutor').length,
    otherLevel: missing('level').length,
  };
};
