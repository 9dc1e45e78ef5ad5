import { nearRuleKeys, type NearRule } from '@tandem/domain/matches/near-pair';
import { chordOf, chordBetween, kilometresBetween, type Point } from '../parts/geographic.ts';
import { missOf, pointOfTerms, type CandidateTerms, type NeedTerms } from './terms.ts';

/** A pair that misses one rule alone, by little. */
export interface NearPair<Other> {
  other: Other;
  rule: NearRule;
  /** For `distance`: how far it is, in whole kilometres. */
  km: number | null;
}

/** So many are listed of each rule: the staff look at them one by one. */
const listed = 10;

/** A need this much beyond a candidate's limit is worth a question: half of the limit again, and at least 15 km. */
export const nearKm = (maxKm: number): number => maxKm + Math.max(15, maxKm / 2);

interface Found<Other> extends NearPair<Other> {
  /** By how much it misses; the least is listed first. */
  by: number;
}

const isOneStep = (one: string, other: string): boolean =>
  Math.abs(Number(one) - Number(other)) === 1;

/** The pair, if it misses one rule by little. Of level it is one step, of contracts any other. */
const nearOf = <Other>(
  other: Other,
  candidate: CandidateTerms,
  need: NeedTerms,
  points: { candidate: Point | null; need: Point | null },
): Found<Other> | null => {
  const rule = missOf(candidate, need, points);
  if (rule === null || rule === 'several') return null;
  if (rule === 'level' && !isOneStep(candidate.level, need.level)) return null;
  if (rule !== 'distance') return { other, rule, km: null, by: 0 };
  if (!points.candidate || !points.need || !candidate.place || !need.place) return null;
  if (chordBetween(points.candidate, points.need) > chordOf(nearKm(candidate.maxKm))) return null;
  const km = kilometresBetween(candidate.place, need.place);
  return { other, rule, km: Math.ceil(km), by: km / candidate.maxKm };
};

const nearest = <Other>(found: readonly Found<Other>[]): NearPair<Other>[] =>
  nearRuleKeys.flatMap((rule) =>
    found
      .filter((one) => one.rule === rule)
      .toSorted((one, other) => one.by - other.by)
      .slice(0, listed)
      .map(({ other, km }) => ({ other, rule, km })),
  );

/** The needs of their programme that a candidate misses by little, rule by rule, the nearest first. */
export const nearNeedsOf = <Need extends NeedTerms>(
  candidate: CandidateTerms,
  needs: readonly Need[],
): NearPair<Need>[] => {
  const own = pointOfTerms(candidate);
  return nearest(
    needs.flatMap(
      (need) => nearOf(need, candidate, need, { candidate: own, need: pointOfTerms(need) }) ?? [],
    ),
  );
};

/** The candidates of its programmes whom a need misses by little, in the same order. */
export const nearCandidatesOf = <Candidate extends CandidateTerms>(
  need: NeedTerms,
  candidates: readonly Candidate[],
): NearPair<Candidate>[] => {
  const own = pointOfTerms(need);
  return nearest(
    candidates.flatMap(
      (candidate) =>
        nearOf(candidate, candidate, need, { candidate: pointOfTerms(candidate), need: own }) ?? [],
    ),
  );
};
