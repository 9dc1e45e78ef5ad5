import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BulkActions } from '../../../ui/managed-list/BulkActions.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { NoneFound } from '../../../ui/managed-list/NoneFound.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTicked } from '../../../ui/table/use-ticked.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { useLast } from '../../../ui/dialogs/use-last.ts';
import { allCandidates, allInvitedCandidates } from '../../../areas/candidates/queries.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import {
  candidateActionMessages as actionMessages,
  candidatesMessages as messages,
} from '../../../areas/candidates/list/messages.ts';
import { dialogMessages } from '../../../ui/messages.ts';
import { AddCandidate } from '../../../areas/candidates/list/AddCandidate.tsx';
import { CandidateCards } from '../../../areas/candidates/list/CandidateCards.tsx';
import { CandidateDetail } from '../../../areas/candidates/list/CandidateDetail.tsx';
import {
  candidatesOf,
  filterCandidates,
  fullName,
  isInvited,
  nameOf,
  type Candidate,
} from '../../../areas/candidates/list/candidate-rows.ts';
import { columns, exported } from '../../../areas/candidates/list/candidate-columns.tsx';
import { CandidateRowActions } from '../../../areas/candidates/list/CandidateRowActions.tsx';
import {
  deleteOne,
  remindOne,
  useCandidateActions,
} from '../../../areas/candidates/list/use-candidate-actions.ts';

const ImportCandidates = lazyDialog(
  () => import('../../../areas/candidates/list/ImportCandidates.tsx'),
);

const defaults = { q: '', status: '', session: '', sort: '' };
const noFilters = { q: '', status: '', session: '' };

/** The values are the parts of the labels by which the filter finds a status. */
const statuses = [
  ['', messages.allStatuses],
  ['inscription', messages.invitedStatus],
  ['matching', messages.registeredStatus],
] as const;

const bulkMessages = {
  ...actionMessages,
  count: messages.count,
  selected: messages.selected,
  someReminded: actionMessages.allReminded,
  remindFailed: actionMessages.remindAllFailed,
};

const people = {
  list: 'candidates',
  idOf: ({ record }: Candidate) => record.id,
} as const;

const useCandidates = () => {
  const invited = useQuery(allInvitedCandidates);
  const registered = useQuery(allCandidates);
  const candidates = useMemo(
    () => invited.data && registered.data && candidatesOf(invited.data, registered.data),
    [invited.data, registered.data],
  );
  return {
    candidates,
    failed: invited.isError ? invited : registered,
    waiting: invited.data?.length,
  };
};

const CandidateManagement = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [deleteKey, setDeleteKey] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const { candidates, failed, waiting } = useCandidates();
  const sessions = useQuery(callQuery('GET /sessions/'));
  const sorted = useSorted(candidates, columns, filters.sort);
  const found = useSearch(sorted, fullName, filters.q);
  const { status, session } = filters;
  const rows = useMemo(
    () => found && filterCandidates(found, { status, session }),
    [found, status, session],
  );
  const { picked, selection, clear } = useTicked(rows);
  const close = () => {
    setDeleteKey(null);
    setOpenKey(null);
  };
  const actions = useCandidateActions({ onDeleted: close });
  const opened = candidates?.find(({ key }) => key === openKey);
  const toDelete = candidates?.find(({ key }) => key === deleteKey);
  const shown = useLast(opened);
  const doomed = useLast(toDelete);
  const filtered = filters.q !== '' || status !== '' || session !== '';
  const reset = filtered ? () => setFilters(noFilters) : undefined;
  const sessionChoices = [
    ['', messages.allSessions],
    ...(sessions.data ?? []).map(({ id, name }) => [String(id), name]),
  ] as [string, string][];
  const rowActions = (candidate: Candidate) => (
    <CandidateRowActions
      candidate={candidate}
      actions={actions}
      onOpen={({ key }) => setOpenKey(key)}
      onDelete={({ key }) => setDeleteKey(key)}
    />
  );
  return (
    <Page title={messages.title} lead={messages.lead}>
      <CandidateCards
        waiting={waiting}
        all={candidates?.length}
        displayed={rows?.length}
        onAdd={() => setDialog('add')}
        onImport={() => setDialog('import')}
      />
      <Toolbar
        count={rows && formatCount(rows.length, ...messages.count)}
        onReset={reset}
        end={<ExportButton name="candidats" columns={exported} rows={rows} people={people} />}
      >
        <SearchField
          label={messages.search}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
        <FilterPill
          label={messages.status}
          choices={statuses}
          value={status}
          onChange={(value) => setFilters({ status: value })}
        />
        <FilterPill
          label={messages.session}
          choices={sessionChoices}
          value={session}
          onChange={(value) => setFilters({ session: value })}
        />
      </Toolbar>
      <LoadFailure query={sessions} failure={messages.sessionsFailed} />
      <LoadFailure query={failed} failure={messages.loadFailed} />
      {(candidates || !failed.isError) && (
        <DataTable
          label={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          rowName={nameOf}
          sort={filters.sort}
          onSort={(sort) => setFilters({ sort })}
          selection={selection}
          onOpen={({ key }) => setOpenKey(key)}
          actions={rowActions}
          actionsWidth={176}
          empty={<NoneFound messages={messages} onReset={reset} onAdd={() => setDialog('add')} />}
        />
      )}
      <BulkActions
        name="candidats"
        columns={exported}
        people={people}
        picked={picked}
        nameOf={nameOf}
        isInvited={isInvited}
        remind={remindOne}
        remove={deleteOne}
        messages={bulkMessages}
        onClear={clear}
        onReminded={actions.onReminded}
        onDeleted={actions.onDeleted}
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => setOpenKey(null)}
        title={shown ? nameOf(shown) : ''}
      >
        {shown && (
          <CandidateDetail
            candidate={shown}
            actions={actions}
            onDelete={() => setDeleteKey(shown.key)}
          />
        )}
      </Drawer>
      <AddCandidate opened={dialog === 'add'} onClose={() => setDialog(null)} />
      {dialog === 'import' && <ImportCandidates onClose={() => setDialog(null)} />}
      <ConfirmDialog
        opened={toDelete !== undefined}
        title={actionMessages.deleteTitle}
        confirm={dialogMessages.delete}
        danger
        busy={actions.removing}
        onConfirm={() => toDelete && actions.remove(toDelete)}
        onClose={() => setDeleteKey(null)}
      >
        {doomed && (
          <p>
            {isInvited(doomed)
              ? actionMessages.deleteInvited(nameOf(doomed))
              : actionMessages.deleteRegistered(nameOf(doomed))}
          </p>
        )}
        <p>{dialogMessages.irreversible}</p>
      </ConfirmDialog>
    </Page>
  );
};

export default CandidateManagement;
