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

const progressAt: Record<MatchStatus, Progress> = {
  [status.pending]: 'pending_matches',
  [status.queued]: 'pending_matches',
  [status.acceptedByCompany]: 'accepted_by_company',
  [status.fullyAccepted]: 'fully_accepted',
  [status.finalised]: 'finalized_enrollment',
  [status.refusedByCompany]: 'no_matches',
  [status.refusedByCandidate]: 'no_matches',
};

/** How far a candidate has come, given the statuses of their matches: as far as the furthest; refusals alone count as no match. */
export const progressOf = (statuses: Iterable<MatchStatus>): Progress => {
  const reached = new Set(Array.from(statuses, (one) => progressAt[one]));
  return progressKeys.findLast((progress) => reached.has(progress)) ?? 'no_matches';
};
