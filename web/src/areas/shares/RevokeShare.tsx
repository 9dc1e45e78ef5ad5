import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { shareMessages as messages } from './messages.ts';

/** Ends a link before its day. */
export const RevokeShare = ({ matchId, shareId }: { matchId: number; shareId: number }) => {
  const { mutate, isPending } = useAction({
    run: () => api('DELETE /matches/{id}/shares/{shareId}/', { params: { id: matchId, shareId } }),
    done: messages.revoked,
    failed: messages.revokeFailed,
    changes: ['GET /matches/{id}/shares/'],
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {messages.revoke}
    </Button>
  );
};
