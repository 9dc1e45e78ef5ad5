import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogMessages } from '../ui/messages.ts';

export interface LeaveQuestionProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const LeaveQuestion = ({ opened, onStay, onLeave }: LeaveQuestionProps) => (
  <ConfirmDialog
    opened={opened}
    title={dialogMessages.unsavedTitle}
    confirm={dialogMessages.leave}
    cancel={dialogMessages.stay}
    danger
    onConfirm={onLeave}
    onClose={onStay}
  >
    <p>{dialogMessages.unsavedText}</p>
  </ConfirmDialog>
);

export default LeaveQuestion;
