import type { MatchStatus } from '@tandem/domain/match';
import { useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../api.ts';
import { useAction } from '../../data/use-action.ts';
import { actionMessages } from '../../messages/match-actions.ts';
import type { Match } from './match.ts';
import { movedCalls, putMatch, refreshMatch } from './put-match.ts';

/** The match is not as it was shown: moved by someone else, or gone. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/** Moves a match to another status, and shows it as it is when someone else was faster. */
export const useMoveMatch = ({ id }: Match) => {
  const client = useQueryClient();
  return useAction({
    run: (action: MatchStatus) => api('POST /matches/{id}/', { params: { id }, body: { action } }),
    done: actionMessages.updated,
    failed: (error) => (isStale(error) ? actionMessages.stale : actionMessages.failed),
    changes: movedCalls,
    onDone: (moved) => putMatch(client, moved),
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
};
