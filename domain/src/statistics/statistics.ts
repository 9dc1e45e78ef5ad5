import { status, type MatchStatus } from '../matches/match.ts';

/** How far a candidate can have come, from the least to the furthest: the five counters of the statistics. */
export const progressKeys = [
  'no_matches',
  'pending_matches',
  'accepted_by_company',
  'fully_accepted',
  'finalized_enrollment',
] as const;

export type Progress = (typeof progressKeys)[number];

/** From the furthest to the least; a candidate counts once, under the first that one of their matches reaches. */
const progressByStatus: readonly [Progress, readonly MatchStatus[]][] = [
  ['finalized_enrollment', [status.finalised]],
  ['fully_accepted', [status.fullyAccepted]],
  ['accepted_by_company', [status.acceptedByCompany]],
  ['pending_matches', [status.pending, status.queued]],
];

/** How far a candidate has come, given the statuses of their matches; refusals alone count as no match. */
export const progressOf = (statuses: Iterable<MatchStatus>): Progress => {
  const present = new Set(statuses);
  const furthest = progressByStatus.find(([, reached]) => reached.some((one) => present.has(one)));
  return furthest ? furthest[0] : 'no_matches';
};
