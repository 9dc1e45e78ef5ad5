import { statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isStale } from '../../platform/api/errors.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { durations } from '../../platform/notify/notify.ts';
import type { Said } from './answers/said.ts';
import { useForgetRefusal } from './answers/use-forget-refusal.ts';
import { actionMessages } from './messages.ts';
import type { Match } from './match.ts';
import { movedCalls, putMatch, refreshMatch } from './put-match.ts';
import { waitingMessages } from '../../ui/waiting/messages.ts';
import { useAnswerMatch } from './waiting/use-answer-match.ts';

interface Move {
  to: MatchStatus;
  said: Said;
  /** Once it has moved, or waits for the network. */
  onMoved?: (() => void) | undefined;
}

/**
 * Moves a match to another status, one move at a time however often a button is pressed, and shows the match as it is
 * when someone else was faster. `moving` is the status that is being set.
 */
export const useMoveMatch = (match: Match) => {
  const { id } = match;
  const client = useQueryClient();
  const answer = useAnswerMatch(match);
  const forgetRefusal = useForgetRefusal(id);
  // A second press comes before the first one is drawn.
  const sending = useRef(false);
  const [moving, setMoving] = useState<MatchStatus | null>(null);
  const end = () => {
    sending.current = false;
    setMoving(null);
  };
  const { mutate } = useAction({
    run: ({ to, said }: Move) =>
      answer({ key: 'POST /matches/{id}/', body: { ...said, action: to } }, statusLabels[to]),
    done: (moved) => (moved ? actionMessages.updated : waitingMessages.kept),
    doneFor: durations.blank,
    failed: (error) => (isStale(error) ? actionMessages.stale : actionMessages.failed),
    changes: movedCalls,
    onDone: (moved, { onMoved }) => {
      if (moved) putMatch(client, moved);
      forgetRefusal();
      end();
      onMoved?.();
    },
    onFailed: (error) => {
      end();
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
  const move = (to: MatchStatus, said: Said = {}, onMoved?: () => void) => {
    if (sending.current) return;
    sending.current = true;
    setMoving(to);
    mutate({ to, said, onMoved });
  };
  return { move, moving };
};
