import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { askMessages as messages } from './messages.ts';
import { isRemindable, isWithdrawable, type AskedPart, type Asking } from './part-overview.ts';
import classes from './PartLinks.module.css';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));

interface AskButtonsProps extends Asking {
  /** Names them to who does not see the line in which they stand. */
  label: string;
  /** Nobody is asked any more; a link can be withdrawn all the same. */
  closed: boolean;
}

const changes = ['GET /contract/file/{matchId}/parts/'] as const;

/** Asks somebody for something by a link of their own, reminds them of it, or withdraws the link. */
export const AskButtons = (props: AskButtonsProps) => {
  const { matchId, party, label, asked, closed } = props;
  const [isAsking, setAsking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const params = { matchId, party };
  const remind = useAction({
    run: ({ name, email, phone }: AskedPart) =>
      api('POST /contract/file/{matchId}/parts/{party}/', {
        params,
        body: { way: 'mail', name, email, phone },
      }),
    done: messages.reminded,
    failed: messages.askFailed,
    changes,
  });
  const withdraw = useAction({
    run: () => api('DELETE /contract/file/{matchId}/parts/{party}/', { params }),
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    changes,
    onDone: () => setWithdrawing(false),
  });
  const ask = asked ? messages.again : messages.ask;
  return (
    <div className={classes.buttons}>
      {!closed && isRemindable(asked) && (
        <Button
          size="sm"
          busy={remind.isPending}
          aria-label={`${messages.remind}, ${label}`}
          onClick={() => remind.mutate(asked)}
        >
          {messages.remind}
        </Button>
      )}
      {!closed && (
        <Button size="sm" aria-label={`${ask}, ${label}`} onClick={() => setAsking(true)}>
          {ask}
        </Button>
      )}
      {isWithdrawable(asked) && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${messages.withdraw}, ${label}`}
          onClick={() => setWithdrawing(true)}
        >
          {messages.withdraw}
        </Button>
      )}
      {isAsking && <AskDialog {...props} onClose={() => setAsking(false)} />}
      <ConfirmDialog
        opened={isWithdrawing}
        title={messages.withdrawTitle}
        confirm={messages.withdraw}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setWithdrawing(false)}
      >
        <p>{messages.withdrawText}</p>
      </ConfirmDialog>
    </div>
  );
};
