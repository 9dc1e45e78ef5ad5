import { useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../../platform/api/errors.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Match } from '../match.ts';
import { actionMessages } from '../messages.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { waitingMessages } from '../../../ui/waiting/messages.ts';
import { useAnswerMatch } from '../waiting/use-answer-match.ts';
import { interestMessages as messages } from './messages.ts';

/** A candidate says that a need interests them, before the company has answered, or takes it back. */
export const InterestButton = ({ match }: { match: Match }) => {
  const client = useQueryClient();
  const { id } = match;
  const answer = useAnswerMatch(match);
  const { mutate, isPending } = useAction({
    run: (isShown: boolean) => {
      const key = isShown ? 'PUT /matches/{id}/interest/' : 'DELETE /matches/{id}/interest/';
      const said = isShown ? messages.button : messages.noLonger;
      return answer({ key }, said);
    },
    done: (changed) => {
      if (!changed) return waitingMessages.kept;
      return changed.interested_at === null ? messages.revoked : messages.shown;
    },
    failed: (error) => (isStale(error) ? actionMessages.stale : messages.failed),
    changes: movedCalls,
    onDone: (changed) => {
      if (changed) putMatch(client, changed);
    },
    onFailed: (error) => {
      if (isStale(error)) void refreshMatch(client, id);
    },
  });
  const isShown = match.interested_at !== null;
  return (
    <Button
      variant={isShown ? 'plain' : 'main'}
      aria-pressed={isShown}
      busy={isPending}
      onClick={() => mutate(!isShown)}
    >
      {messages.button}
    </Button>
  );
};
