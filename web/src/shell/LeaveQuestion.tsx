import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogMessages } from '../ui/messages.ts';
import { shellMessages } from './messages.ts';

export interface LeaveQuestionProps {
  opened: boolean;
  /** A form holds changes. */
  unsaved: boolean;
  /** Answers wait for a network. */
  unsent: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const LeaveQuestion = ({ opened, unsaved, unsent, onStay, onLeave }: LeaveQuestionProps) => (
  <ConfirmDialog
    opened={opened}
    title={unsaved ? dialogMessages.unsavedTitle : shellMessages.unsentTitle}
    confirm={unsaved ? dialogMessages.leave : shellMessages.signOutUnsent}
    cancel={dialogMessages.stay}
    danger
    onConfirm={onLeave}
    onClose={onStay}
  >
    {unsaved && <p>{dialogMessages.unsavedText}</p>}
    {unsent && <p>{dialogMessages.unsentText}</p>}
  </ConfirmDialog>
);

export default LeaveQuestion;
