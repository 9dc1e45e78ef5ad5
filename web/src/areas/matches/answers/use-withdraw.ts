import type { Sent } from '@tandem/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../../platform/api/errors.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import type { Match } from '../match.ts';
import { actionMessages } from '../messages.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { waitingMessages } from '../../../ui/waiting/messages.ts';
import { useAnswerMatch } from '../waiting/use-answer-match.ts';
import { withdrawalMessages as messages } from './messages.ts';
import { useForgetRefusal } from './use-forget-refusal.ts';

/** A candidate says no after having said yes. */
export const useWithdraw = (match: Match) => {
  const { id } = match;
  const answer = useAnswerMatch(match);
  const client = useQueryClient();
  const forgetRefusal = useForgetRefusal(id);
  return useAction({
    run: (body: Sent<'POST /matches/{id}/withdraw/'>['body']) =>
      answer({ key: 'POST /matches/{id}/withdraw/', body }, messages.button),
    done: (moved) => (moved ? actionMessages.updated : waitingMessages.kept),
    failed: (error) => (isStale(error) ? actionMessages.stale : messages.failed),
    changes: movedCalls,
    onDone: (moved) => {
      if (moved) putMatch(client, moved);
      forgetRefusal();
    },
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
};
