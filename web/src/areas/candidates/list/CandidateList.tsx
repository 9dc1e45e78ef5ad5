import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { useFetchedWhenIdle } from '../../../ui/dialogs/lazy-dialog.tsx';
import { standingMessages } from '../../follow-up/standing/messages.ts';
import { InvitedList } from '../../invitations/InvitedList.tsx';
import { useRowDialogs } from '../../../ui/managed-list/use-opened.ts';
import { columns } from './candidate-columns.tsx';
import { isInvited, nameOf, type Candidate } from './candidate-rows.ts';
import { CandidateRowActions } from './CandidateRowActions.tsx';
import { DeleteCandidate } from './DeleteCandidate.tsx';
import { candidateActionMessages, candidatesMessages as messages } from './messages.ts';
import { deleteOne, remindOne, useCandidateActions } from './use-candidate-actions.ts';
import type { CandidateListState } from './use-candidate-list.ts';

/** A list is read before one of its rows is opened. */
const loadDetail = () => import('./CandidateDetail.tsx');

const CandidateDetail = lazyPart(loadDetail);

const bulkMessages = {
  ...candidateActionMessages,
  count: messages.count,
  selected: messages.selected,
  someReminded: (count: number) =>
    count === 1 ? candidateActionMessages.reminded : candidateActionMessages.allReminded(count),
  remindFailed: candidateActionMessages.remindAllFailed,
};

const exportOf = {
  name: 'candidats',
  people: { list: 'candidates', idOf: ({ record }: Candidate) => record.id },
} as const;

interface CandidateListProps {
  list: CandidateListState;
  onAdd: () => void;
}

/** The list of candidates; one opens beside it. */
export const CandidateList = ({ list, onAdd }: CandidateListProps) => {
  const { all, load, years, standings } = list;
  useFetchedWhenIdle(loadDetail, all !== undefined);
  const dialogs = useRowDialogs(all);
  const actions = useCandidateActions({ onDeleted: dialogs.close });
  const { detail, removal } = dialogs;
  const rowActions = (candidate: Candidate) => (
    <CandidateRowActions
      candidate={candidate}
      actions={actions}
      onOpen={detail.open}
      onDelete={removal.open}
    />
  );
  const detailOf = (candidate: Candidate) => (
    <CandidateDetail
      candidate={candidate}
      actions={actions}
      onDelete={() => removal.open(candidate)}
    />
  );
  return (
    <InvitedList
      list={{ ...list, missing: !all && load.isError }}
      dialogs={dialogs}
      columns={columns}
      exported={exportOf}
      messages={messages}
      bulkMessages={bulkMessages}
      nameOf={nameOf}
      isInvited={isInvited}
      remind={remindOne}
      remove={deleteOne}
      onReminded={actions.onReminded}
      onDeleted={actions.onDeleted}
      onAdd={onAdd}
      filters={list.filters}
      loads={[
        { query: years, failure: messages.sessionsFailed },
        { query: load, failure: messages.loadFailed },
        { query: standings, failure: standingMessages.failed },
      ]}
      rowActions={rowActions}
      detail={detailOf}
      removal={
        <DeleteCandidate
          candidate={removal.row}
          busy={actions.removing}
          onConfirm={actions.remove}
          onClose={removal.close}
        />
      }
    />
  );
};
