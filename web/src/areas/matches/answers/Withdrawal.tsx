import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { companyName } from '../../companies/company-name.ts';
import type { Match } from '../match.ts';
import { withdrawalMessages as messages } from './messages.ts';
import { refusalOf } from './use-forget-refusal.ts';
import { useWithdraw } from './use-withdraw.ts';

const RefusalDialog = lazyDialog(() => import('./RefusalDialog.tsx'));

/** Leaves what both had agreed on: confirmed, and with a reason. */
export const Withdrawal = ({ match }: { match: Match }) => {
  const [opened, setOpened] = useState(false);
  const { mutate, isPending } = useWithdraw(match);
  return (
    <>
      <Button variant="quiet" busy={isPending} onClick={() => setOpened(true)}>
        {messages.button}
      </Button>
      <RefusalDialog
        opened={opened}
        side="candidate"
        keptAs={refusalOf(match.id)}
        title={messages.title}
        text={messages.text(companyName(match.offer.company))}
        confirm={messages.confirm}
        onConfirm={({ reason, ...said }) => {
          setOpened(false);
          if (reason) mutate({ reason, ...said });
        }}
        onClose={() => setOpened(false)}
      />
    </>
  );
};
