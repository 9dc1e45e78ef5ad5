import type { MatchStatus } from '@tandem/domain/matches/match';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { isStale } from '../../platform/api/errors.ts';
import { useAction } from '../../platform/data/use-action.ts';
import type { Said } from './answers/said.ts';
import { actionMessages } from './messages.ts';
import type { Match } from './match.ts';
import { movedCalls, putMatch, refreshMatch } from './put-match.ts';

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
    run: ({ to, said }: { to: MatchStatus; said: Said }) =>
      api('POST /matches/{id}/', { params: { id }, body: { ...said, action: to } }),
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
  const move = (to: MatchStatus, said: Said = {}) => {
    if (sending.current) return;
    sending.current = true;
    setMoving(to);
    mutate({ to, said });
  };
  return { move, moving };
};
