import type { NearRule } from '@tandem/domain/matches/near-pair';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import { kilometresBetween } from '../parts/geographic.ts';
import { missOf, pointOfTerms, type CandidateTerms, type NeedTerms } from './terms.ts';

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

/** The same for a need: how many candidates one thing alone keeps away. */
export interface NeedChances {
  /** Candidates of the need's programmes and session who look for a place. */
  candidates: number;
  /** Those whom every rule but the tutor's test lets through. */
  open: number;
  waitsForTutor: boolean;
  /** Candidates who would come, but not so far. */
  tooFar: number;
  /** How far the nearest of them is, in whole kilometres; null where none is. */
  nearestKm: number | null;
  /** Other contract types that candidates look for. */
  contracts: { contractType: ContractType; gain: number }[];
  /** Candidates who lack nothing but the level. */
  otherLevel: number;
}

const widerThan = (maxKm: number): number[] =>
  maxKm === noDistanceLimit
    ? []
    : [
        ...distances.filter((km) => km > maxKm).toSorted((one, other) => one - other),
        noDistanceLimit,
      ];

const fartherOf = (candidate: CandidateTerms, tooFar: readonly NeedTerms[]) => {
  const own = pointOfTerms(candidate);
  const gains = widerThan(candidate.maxKm).map((km) => ({
    km,
    gain: tooFar.filter(
      (need) =>
        missOf({ ...candidate, maxKm: km }, need, {
          candidate: own,
          need: pointOfTerms(need),
        }) === null,
    ).length,
  }));
  return gains.filter(({ gain }, index) => gain > (gains[index - 1]?.gain ?? 0));
};

type Located = Pick<CandidateTerms, 'place'>;

const nearestOf = ({ place }: Located, tooFar: readonly Located[]): number | null => {
  const all = tooFar.flatMap((other) =>
    place && other.place ? [Math.ceil(kilometresBetween(place, other.place))] : [],
  );
  return all.length === 0 ? null : Math.min(...all);
};

const contractsOf = (missing: readonly { contractType: ContractType }[]) =>
  [...Map.groupBy(missing, ({ contractType }) => contractType)]
    .map(([contractType, all]) => ({ contractType, gain: all.length }))
    .toSorted((one, other) => other.gain - one.gain);

/** The others of a pair by the one rule that keeps each away. */
const byRule = <Other>(
  others: readonly Other[],
  miss: (other: Other) => NearRule | 'several' | null,
) => {
  const groups = Map.groupBy(others, miss);
  return (rule: NearRule | null): Other[] => groups.get(rule) ?? [];
};

/** What keeps the needs of their programme from a candidate by one rule alone. */
export const chancesOf = (candidate: CandidateTerms, needs: readonly NeedTerms[]): Chances => {
  const own = pointOfTerms(candidate);
  const missing = byRule(needs, (need) =>
    missOf(candidate, need, { candidate: own, need: pointOfTerms(need) }),
  );
  const tooFar = missing('distance');
  return {
    needs: needs.length,
    open: missing(null).length,
    farther: fartherOf(candidate, tooFar),
    nearestKm: nearestOf(candidate, tooFar),
    contracts: contractsOf(missing('contract')),
    waitForTutor: missing('tutor').length,
    otherLevel: missing('level').length,
  };
};

/** What keeps the candidates of its programmes from a need by one rule alone. */
export const needChancesOf = (
  need: NeedTerms,
  candidates: readonly CandidateTerms[],
): NeedChances => {
  const own = pointOfTerms(need);
  const tested = { ...need, waitsForTutor: false };
  const missing = byRule(candidates, (candidate) =>
    missOf(candidate, tested, { candidate: pointOfTerms(candidate), need: own }),
  );
  const tooFar = missing('distance');
  return {
    candidates: candidates.length,
    open: missing(null).length,
    waitsForTutor: need.waitsForTutor,
    tooFar: tooFar.length,
    nearestKm: nearestOf(need, tooFar),
    contracts: contractsOf(missing('contract')),
    otherLevel: missing('level').length,
  };
};
