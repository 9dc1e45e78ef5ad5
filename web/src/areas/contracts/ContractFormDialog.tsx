import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { leaveAfterAsking } from '../../platform/router/unsaved.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { candidateName } from '../candidates/candidate-name.ts';
import { ContractForm } from './ContractForm.tsx';
import type { ContractedMatch } from './contracted-match.ts';
import classes from './ContractDialog.module.css';
import { useContractDraft, type ContractFileAnswer } from './draft/use-contract-draft.ts';
import { contractMessages as messages } from './messages.ts';

interface ContractFormDialogProps {
  match: ContractedMatch;
  onClose: () => void;
  onChanged: () => void;
}

interface DraftFormProps {
  matchId: number;
  file: ContractFileAnswer;
  reread: () => Promise<ContractFileAnswer | undefined>;
  onDone: () => void;
}

const DraftForm = ({ matchId, file, reread, onDone }: DraftFormProps) => {
  const draft = useContractDraft({
    matchId,
    file,
    reread,
    onClosed: (error) => {
      notify.failure(messages.failed, error);
      onDone();
    },
  });
  return <ContractForm draft={draft} finalised={file.finalised} onDone={onDone} />;
};

/** The contract information dialog: a draft until the complete sheet finalises the enrolment, then its corrections. */
const ContractFormDialog = ({ match, onClose, onChanged }: ContractFormDialogProps) => {
  const { id, offer: need, application } = match;
  const file = useQuery({
    ...callQuery('GET /contract/file/{matchId}/', { params: { matchId: id } }),
    // Personal data of third persons: not kept once it is closed.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const lead = file.data?.finalised ? messages.correctionLead : messages.lead;
  return (
    <Dialog
      opened
      size="lg"
      title={<span className={classes.title}>{messages.title}</span>}
      onClose={() => leaveAfterAsking(onClose)}
    >
      <p className={classes.lead}>{lead(candidateName(application.applicant), need.title)}</p>
      <Loaded query={file} skeleton={<Skeleton height={640} />} failure={messages.loadFailed}>
        {(read) => (
          <DraftForm
            matchId={id}
            file={read}
            reread={async () => (await file.refetch()).data}
            onDone={() => {
              onChanged();
              onClose();
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
};

export default ContractFormDialog;
