import type { ContractKey } from '@tandem/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { cardOf } from './card-of.ts';
import type { Match, MatchCard } from './match.ts';

/** The calls that answer matches. */
const holders = [
  'GET /matches/{id}/',
  'GET /match_cards/',
  'GET /match_cards/groups/{by}/{id}/',
] as const satisfies readonly ContractKey[];

/** Everything that a move can change, for whoever has made it. */
export const movedCalls: readonly ContractKey[] = [
  ...holders,
  'GET /match_applicants/groups/',
  'GET /lists/matches/',
  'GET /match_marks/',
  'GET /matches/{id}/history/',
  'GET /matches/{id}/meetings/',
  // Whoever has left, or was refused, is shown around no more.
  'GET /matches/{id}/shares/',
  'GET /meetings/',
  'GET /contract/note/{matchId}/',
  'GET /contract/note/{matchId}/known/',
  'GET /formation-statistics/',
  'GET /formation-statistics/candidates/',
  'GET /formation-statistics/enrolments/',
  'GET /formation-statistics/report/',
  'GET /formation-statistics/refusals/',
  'GET /applicant/info/',
  'GET /company/info/',
  // A seat that is taken or freed closes or opens its need.
  'GET /offers/',
  'GET /company/{id}/offers/',
];

const isMatch = (value: unknown): value is Match | MatchCard =>
  typeof value === 'object' && value !== null && 'offer' in value;

/** An answer that holds matches or their cards (one, a list, a part or parts of a list) with `match` in the place of what it was. */
export const withMatch = (answer: unknown, match: Match): unknown => {
  if (Array.isArray(answer)) return answer.map((one: unknown) => withMatch(one, match));
  if (isMatch(answer)) {
    if (answer.id !== match.id) return answer;
    return 'application' in answer ? match : cardOf(match);
  }
  if (typeof answer === 'object' && answer !== null && 'items' in answer)
    return { ...answer, items: withMatch(answer.items, match) };
  if (typeof answer === 'object' && answer !== null && 'pages' in answer)
    return { ...answer, pages: withMatch(answer.pages, match) };
  return answer;
};

/** Shows a match as it is now wherever it is on show, before the lists have been read again. */
export const putMatch = (client: QueryClient, match: Match): void => {
  for (const key of holders)
    client.setQueriesData({ queryKey: [key] }, (answer: unknown) => withMatch(answer, match));
};

/** Reads a match anew after it turned out to be another than what was on show; one that is gone leaves the lists. */
export const refreshMatch = async (client: QueryClient, id: number): Promise<void> => {
  try {
    putMatch(client, await api('GET /matches/{id}/', { params: { id } }));
  } catch {
    // The lists below say the same, or show what they had.
  }
  await reload(client, ...movedCalls);
};
