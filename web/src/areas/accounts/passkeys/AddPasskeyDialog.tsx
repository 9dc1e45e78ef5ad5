import { deviceName } from '@tandem/domain/accounts/device';
import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { passkeyMessages as messages } from './messages.ts';

const AddPasskeyDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const added = () => {
    onClose();
    void reload(queryClient, 'GET /passkeys/');
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.addTitle}>
      <AddPasskeyForm name={deviceName(navigator.userAgent)} onAdded={added} />
    </Dialog>
  );
};

export default AddPasskeyDialog;
