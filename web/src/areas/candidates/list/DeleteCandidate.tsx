import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useLast } from '../../../ui/dialogs/use-last.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { isInvited, nameOf, type Candidate } from './candidate-rows.ts';
import { candidateActionMessages as messages } from './messages.ts';

interface DeleteCandidateProps {
  candidate: Candidate | undefined;
  busy: boolean;
  onConfirm: (candidate: Candidate) => void;
  onClose: () => void;
}

/** Asks before a candidate goes, and says what goes with them. */
export const DeleteCandidate = ({ candidate, busy, onConfirm, onClose }: DeleteCandidateProps) => {
  const shown = useLast(candidate);
  return (
    <ConfirmDialog
      opened={candidate !== undefined}
      title={messages.deleteTitle}
      confirm={dialogMessages.delete}
      danger
      busy={busy}
      onConfirm={() => candidate && onConfirm(candidate)}
      onClose={onClose}
    >
      {shown && (
        <p>
          {isInvited(shown)
            ? messages.deleteInvited(nameOf(shown))
            : messages.deleteRegistered(nameOf(shown))}
        </p>
      )}
      <p>{dialogMessages.irreversible}</p>
    </ConfirmDialog>
  );
};
