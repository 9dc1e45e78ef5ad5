import { nearRuleKeys, type NearRule } from '@tandem/domain/matches/near-pair';
import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { kilometresBetween, Surroundings } from '../parts/geographic.ts';
import type { Place } from '../profiles.ts';
import {
  isTooFar,
  missedTerm,
  pointOfTerms,
  type CandidateTerms,
  type NeedTerms,
} from './terms.ts';

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

/** Those listed of each rule: among equals the first ones that came. */
class Nearest<Other> {
  readonly #byRule = new Map<NearRule, Found<Other>[]>(nearRuleKeys.map((rule) => [rule, []]));

  /** Whether nobody who comes later can be listed: they would have to miss by less than nothing. */
  isFull(rule: NearRule): boolean {
    return this.#byRule.get(rule)?.[listed - 1]?.by === 0;
  }

  add(found: Found<Other>): void {
    const list = this.#byRule.get(found.rule) ?? [];
    let at = list.length;
    while (at > 0 && (list[at - 1]?.by ?? 0) > found.by) at -= 1;
    if (at === listed) return;
    list.splice(at, 0, found);
    if (list.length > listed) list.pop();
  }

  list(): NearPair<Other>[] {
    return [...this.#byRule.values()].flatMap((list) =>
      list.map(({ other, rule, km }) => ({ other, rule, km })),
    );
  }
}

interface Asked {
  candidate: CandidateTerms;
  need: NeedTerms;
  /** Of the one whose near pairs are looked for; null where nobody knows their place. */
  around: Surroundings | null;
  /** The place of the other. */
  place: Place | null;
}

/** Whether a pair lies farther apart than so many kilometres; to reckon where somebody is costs more than all the rest. */
const isBeyond = (km: number, { candidate, need, around, place }: Asked): boolean => {
  if (km === noDistanceLimit || !around || !place || around.atMost(place) <= km) return false;
  if (around.atLeast(place) > km) return true;
  const points = { candidate: pointOfTerms(candidate), need: pointOfTerms(need) };
  return isTooFar(km, points);
};

/** Adds a pair that misses one rule by little. Of level it is one step, of contracts any other. */
const addIfNear = <Other>(nearest: Nearest<Other>, other: Other, asked: Asked): void => {
  const { candidate, need } = asked;
  const { place, maxKm } = candidate;
  const rule = missedTerm(candidate, need);
  if (rule === 'several') return;
  if (rule !== null) {
    const isNear = rule !== 'level' || isOneStep(candidate.level, need.level);
    if (isNear && !nearest.isFull(rule) && !isBeyond(maxKm, asked))
      nearest.add({ other, rule, km: null, by: 0 });
    return;
  }
  if (!isBeyond(maxKm, asked) || isBeyond(nearKm(maxKm), asked) || !place || !need.place) return;
  const km = kilometresBetween(place, need.place);
  nearest.add({ other, rule: 'distance', km: Math.ceil(km), by: km / maxKm });
};

const around = ({ place }: CandidateTerms | NeedTerms): Surroundings | null =>
  place && new Surroundings(place);

/** The needs of their programme that a candidate misses by little, rule by rule, the nearest first. */
export const nearNeedsOf = <Need extends NeedTerms>(
  candidate: CandidateTerms,
  needs: readonly Need[],
): NearPair<Need>[] => {
  const own = around(candidate);
  const nearest = new Nearest<Need>();
  for (const need of needs)
    addIfNear(nearest, need, { candidate, need, around: own, place: need.place });
  return nearest.list();
};

/** The candidates of its programmes whom a need misses by little, in the same order. */
export const nearCandidatesOf = <Candidate extends CandidateTerms>(
  need: NeedTerms,
  candidates: readonly Candidate[],
): NearPair<Candidate>[] => {
  const own = around(need);
  const nearest = new Nearest<Candidate>();
  for (const candidate of candidates)
    addIfNear(nearest, candidate, { candidate, need, around: own, place: candidate.place });
  return nearest.list();
};
