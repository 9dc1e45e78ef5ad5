import type { Answer } from '@tandem/contract';
import { matchId, status } from '@tandem/domain/matches/match';
import type { Assignment, FreeSeats, LeftOver } from '@tandem/matching/assign/assign';
import { points } from '@tandem/matching/weights';
import type { GroupNeed } from '../../scoring/assignment/market-queries.ts';
import type { Agreed, MarketRead } from '../../scoring/assignment/read-market.ts';

type Suggestion = Answer<'GET /assignment/'>;
type AssignmentRecord = Suggestion['stable'];

const idOf = (pair: { candidateId: number; needId: number }): number =>
  matchId({ candidateId: pair.candidateId, needId: pair.needId });

/** Who is left over because of what people decided, rather than of scores. */
interface Sides {
  incomplete: ReadonlySet<number>;
  refusedCandidates: ReadonlySet<number>;
  refusedNeeds: ReadonlySet<number>;
  wantedNeeds: ReadonlySet<number>;
}

const sidesOf = ({ candidates, refused, wanted }: MarketRead): Sides => ({
  incomplete: new Set(candidates.filter(({ complete }) => !complete).map(({ id }) => id)),
  refusedCandidates: new Set(refused.map((pair) => pair.applicant_id)),
  refusedNeeds: new Set(refused.map((pair) => pair.offer_id)),
  wantedNeeds: new Set(wanted),
});

const leftOverRecord = (
  one: LeftOver,
  { incomplete, refusedCandidates }: Sides,
): AssignmentRecord['left_over'][number] => {
  const { candidateId: candidate } = one;
  const nowhere = { applicant: candidate, offer: null, score: null, lowest: null };
  if (incomplete.has(candidate)) return { ...nowhere, reason: 'incomplete' };
  if (one.reason === 'no-compatible-need')
    return { ...nowhere, reason: refusedCandidates.has(candidate) ? 'refused' : 'no_need' };
  const { needId: need, needScore, lowestTaken } = one;
  const score = points(needScore);
  if (lowestTaken === null)
    return { applicant: candidate, reason: 'seats_held', offer: need, score, lowest: null };
  const reason = needScore > lowestTaken ? 'for_the_sum' : 'better_placed';
  return { applicant: candidate, reason, offer: need, score, lowest: points(lowestTaken) };
};

const freeSeatsRecord = (
  { needId, seats, reason }: FreeSeats,
  { refusedNeeds, wantedNeeds }: Sides,
): AssignmentRecord['free_seats'][number] => {
  if (reason === 'candidates-placed-elsewhere' || wantedNeeds.has(needId))
    return { offer: needId, seats, reason: 'placed_elsewhere' };
  return {
    offer: needId,
    seats,
    reason: refusedNeeds.has(needId) ? 'refused' : 'no_candidate',
  };
};

export const assignmentRecord = (
  { placed, sum, leftOver, freeSeats }: Assignment,
  market: MarketRead,
): AssignmentRecord => {
  const sides = sidesOf(market);
  const asleep = market.needs.filter(({ active, id }) => !active && (market.free.get(id) ?? 0) > 0);
  return {
    placed: placed
      .map((pair) => ({
        match: idOf(pair),
        applicant: pair.candidateId,
        offer: pair.needId,
        score: points(pair.total),
        status: market.statuses.get(idOf(pair)) ?? status.pending,
      }))
      .toSorted((one, other) => other.score - one.score || one.match - other.match),
    left_over: leftOver.map((one) => leftOverRecord(one, sides)),
    free_seats: [
      ...freeSeats.map((one) => freeSeatsRecord(one, sides)),
      ...asleep.map(({ id }) => ({
        offer: id,
        seats: market.free.get(id) ?? 0,
        reason: 'inactive' as const,
      })),
    ],
    sum: points(sum),
    average: placed.length > 0 ? sum / placed.length / 10 : null,
  };
};

export const heldRecord = (pair: Agreed): Suggestion['held'][number] => ({
  match: idOf(pair),
  applicant: pair.candidateId,
  offer: pair.needId,
  score: points(pair.score),
  status: pair.status,
});

export const needRecord = (need: GroupNeed, isOfGroup: boolean): Suggestion['offers'][number] => ({
  id: need.id,
  title: need.title,
  company: { id: need.company_id, name: need.company_name },
  seats: need.seats,
  other_formations: need.formations - (isOfGroup ? 1 : 0),
});
