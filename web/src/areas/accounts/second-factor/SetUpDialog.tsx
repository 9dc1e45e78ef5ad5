import { reload } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { setUpMessages } from './messages.ts';
import { SetUpSteps } from './SetUpSteps.tsx';

const readAgain = () => void reload(queryClient, 'GET /second-factor/', 'GET /sign-ins/');

const SetUpDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={setUpMessages.title}>
    <SetUpSteps onSwitchedOn={readAgain} onTaken={onClose} />
  </Dialog>
);

export default SetUpDialog;
