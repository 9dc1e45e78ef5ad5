import { useState } from 'react';
import { CandidateCards } from '../../../areas/candidates/list/CandidateCards.tsx';
import { CandidateList } from '../../../areas/candidates/list/CandidateList.tsx';
import { isInvited } from '../../../areas/candidates/list/candidate-rows.ts';
import { candidatesMessages as messages } from '../../../areas/candidates/list/messages.ts';
import { useCandidateList } from '../../../areas/candidates/list/use-candidate-list.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const AddCandidate = lazyDialog(() => import('../../../areas/candidates/list/AddCandidate.tsx'));

const ImportCandidates = lazyDialog(
  () => import('../../../areas/candidates/list/ImportCandidates.tsx'),
);

const CandidateManagement = () => {
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const list = useCandidateList();
  const add = () => setDialog('add');
  const close = () => setDialog(null);
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={
        <CandidateCards
          invited={list.all?.filter(isInvited)}
          all={list.all?.length}
          displayed={list.rows?.length}
          onAdd={add}
          onImport={() => setDialog('import')}
        />
      }
    >
      <CandidateList list={list} onAdd={add} />
      <AddCandidate opened={dialog === 'add'} onClose={close} />
      {dialog === 'import' && <ImportCandidates onClose={close} />}
    </Page>
  );
};

export default CandidateManagement;
