import type { MatchStatus } from '@tandem/domain/matches/match';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, ApiError } from '../../api.ts';
import { useAction } from '../../data/use-action.ts';
import { actionMessages } from '../../messages/match-actions.ts';
import type { Match } from './match.ts';
import { movedCalls, putMatch, refreshMatch } from './put-match.ts';

/** The match is not as it was shown: moved by someone else, or gone. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * Moves a match to another status, one move at a time however often a button is pressed, and shows the match as it is
 * when someone else was faster. `moving` is the status that is being set.
 */
export const useMoveMatch = ({ id }: Match) => {
  const client = useQueryClient();
  // A second press comes before the first one is drawn.
  const sending = useRef(false);
  const [moving, setMoving] = useState<MatchStatus | null>(null);
  const end = () => {
    sending.current = false;
    setMoving(null);
  };
  const { mutate } = useAction({
    run: (action: MatchStatus) => api('POST /matches/{id}/', { params: { id }, body: { action } }),
    done: actionMessages.updated,
    failed: (error) => (isStale(error) ? actionMessages.stale : actionMessages.failed),
    changes: movedCalls,
    onDone: (moved) => {
      putMatch(client, moved);
      end();
    },
    onFailed: (error) => {
      end();
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
  const move = (to: MatchStatus) => {
    if (sending.current) return;
    sending.current = true;
    setMoving(to);
    mutate(to);
  };
  return { move, moving };
};
