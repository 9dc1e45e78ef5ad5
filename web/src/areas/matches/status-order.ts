import { status, type MatchStatus } from '@tandem/domain/matches/match';

/** An order of all statuses: one that is missing makes the argument `never`. */
export const orderOfAll = <const Order extends readonly MatchStatus[]>(
  order: MatchStatus extends Order[number] ? Order : never,
): readonly MatchStatus[] => order;

/** As a match goes on, then how it can end early. */
export const statusOrder = orderOfAll([
  status.pending,
  status.acceptedByCompany,
  status.queued,
  status.fullyAccepted,
  status.finalised,
  status.refusedByCompany,
  status.refusedByCandidate,
]);
