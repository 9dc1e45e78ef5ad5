import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { isStale } from '../../../platform/api/errors.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Match } from '../match.ts';
import { actionMessages } from '../messages.ts';
import { movedCalls, putMatch, refreshMatch } from '../put-match.ts';
import { interestMessages as messages } from './messages.ts';

/** A candidate says that a need interests them, before the company has answered, or takes it back. */
export const InterestButton = ({ match }: { match: Match }) => {
  const client = useQueryClient();
  const { id } = match;
  const { mutate, isPending } = useAction({
    run: (isShown: boolean) =>
      isShown
        ? api('PUT /matches/{id}/interest/', { params: { id } })
        : api('DELETE /matches/{id}/interest/', { params: { id } }),
    done: ({ interested_at: at }) => (at === null ? messages.revoked : messages.shown),
    failed: (error) => (isStale(error) ? actionMessages.stale : messages.failed),
    changes: movedCalls,
    onDone: (changed) => putMatch(client, changed),
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
