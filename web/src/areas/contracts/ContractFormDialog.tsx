import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { contractMessages as messages } from './messages.ts';
import { mayLeave } from '../../platform/router/unsaved.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { refreshMatch } from '../matches/put-match.ts';
import { nameOf, type Match } from '../matches/match.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ContractForm } from './ContractForm.tsx';
import classes from './ContractDialog.module.css';

interface ContractFormDialogProps {
  match: Match;
  onClose: () => void;
}

/** The contract information dialog: saving the complete sheet finalises the enrolment. */
const ContractFormDialog = ({ match, onClose }: ContractFormDialogProps) => {
  const { id, offer, application } = match;
  const client = useQueryClient();
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
      <p className={classes.lead}>{messages.lead(nameOf(application.applicant), offer.title)}</p>
      {known.isPending ? (
        <Skeleton height={640} />
      ) : (
        <ContractForm
          matchId={id}
          known={known.data ?? {}}
          onDone={() => {
            void refreshMatch(client, id);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};

export default ContractFormDialog;
