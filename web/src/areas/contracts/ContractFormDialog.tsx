import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { contractMessages as messages } from './messages.ts';
import { mayLeave } from '../../platform/router/unsaved.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import type { ContractedMatch } from './contracted-match.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ContractForm } from './ContractForm.tsx';
import classes from './ContractDialog.module.css';
import { candidateName } from '../candidates/candidate-name.ts';

interface ContractFormDialogProps {
  match: ContractedMatch;
  onClose: () => void;
  onChanged: () => void;
}

/** The contract information dialog: saving the complete sheet finalises the enrolment. */
const ContractFormDialog = ({ match, onClose, onChanged }: ContractFormDialogProps) => {
  const { id, offer, application } = match;
  const known = useQuery(
    callQuery('GET /contract/note/{matchId}/known/', { params: { matchId: id } }),
  );
  return (
    <Dialog
      opened
      size="lg"
      title={<span className={classes.title}>{messages.title}</span>}
      onClose={() => {
        if (mayLeave(onClose)) onClose();
      }}
    >
      <p className={classes.lead}>
        {messages.lead(candidateName(application.applicant), offer.title)}
      </p>
      {known.isPending ? (
        <Skeleton height={640} />
      ) : (
        <ContractForm
          matchId={id}
          known={known.data ?? {}}
          onDone={() => {
            onChanged();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};

export default ContractFormDialog;
