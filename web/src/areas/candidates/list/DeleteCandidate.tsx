import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
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
export const DeleteCandidate = ({ candidate, busy, onConfirm, onClose }: DeleteCandidateProps) => (
  <ConfirmDialog
    opened={candidate !== undefined}
    title={messages.deleteTitle}
    confirm={dialogMessages.delete}
    danger
    busy={busy}
    onConfirm={() => candidate && onConfirm(candidate)}
    onClose={onClose}
  >
    {candidate && (
      <p>
        {isInvited(candidate)
          ? messages.deleteInvited(nameOf(candidate))
          : messages.deleteRegistered(nameOf(candidate))}
      </p>
    )}
    <p>{dialogMessages.irreversible}</p>
  </ConfirmDialog>
);
