import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogMessages } from '../ui/messages.ts';
import { leaveMessages as messages } from './leave-messages.ts';

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
    title={unsaved ? messages.unsavedTitle : messages.unsentTitle}
    confirm={unsaved ? messages.leave : messages.signOut}
    cancel={messages.stay}
    danger
    onConfirm={onLeave}
    onClose={onStay}
  >
    {unsaved && <p>{dialogMessages.unsavedText}</p>}
    {unsent && <p>{dialogMessages.unsentText}</p>}
  </ConfirmDialog>
);

export default LeaveQuestion;
