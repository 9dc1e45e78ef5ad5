import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { recoveryMessages, secondFactorMessages as messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Asks first: those of before open nothing any more. */
const RenewalDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useAction({
    run: () => api('POST /second-factor/recovery-codes/'),
    failed: messages.renewFailed,
    changes: ['GET /second-factor/'],
    onDone: ({ recovery_codes: fresh }) => setCodes(fresh),
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={codes ? recoveryMessages.title : messages.renewTitle}
      size={codes ? 'md' : 'sm'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onTaken={onClose} />
      ) : (
        <Stack>
          <p>{messages.renewText}</p>
          <div>
            <Button variant="main" busy={renew.isPending} onClick={() => renew.mutate()}>
              {messages.renew}
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
};

export default RenewalDialog;
