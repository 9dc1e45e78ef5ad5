import { waitKindKeys, waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { useState } from 'react';
import { formatCount } from '../../../platform/format/numbers.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { useTicked } from '../../../ui/table/use-ticked.ts';
import { useNeedActions } from '../../needs/bulk/use-need-actions.tsx';
import { AssignButton } from '../bulk/AssignButton.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { noteMessages } from '../people/messages.ts';
import { saveCallList } from './call-list.ts';
import { workMessages as messages } from './messages.ts';
import { scopeChoices } from './scopes.ts';
import { canRemind, useRemind } from './use-remind.ts';
import { useWaitList } from './use-wait-list.ts';
import type { WaitRow } from './wait-columns.tsx';

const kindChoices = [
  ['', messages.allKinds] as const,
  ...waitKindKeys.map((kind) => [kind, waitKinds[kind].label] as const),
];

const whenChoices = [
  ['', messages.lateOnly],
  ['yes', messages.everyone],
] as const;

const WaitFilters = ({ list: { state, setState, rows, reset } }: WaitListProps) => (
  <Toolbar oneLine count={rows && formatCount(rows.length, ...messages.count)} onReset={reset}>
    <SearchField label={messages.search} value={state.q} onChange={(q) => setState({ q })} />
    <FilterPill
      label={messages.kind}
      choices={kindChoices}
      value={state.kind}
      onChange={(kind) => setState({ kind })}
    />
    <FilterPill
      label={messages.late}
      choices={whenChoices}
      value={state.everyone}
      onChange={(everyone) => setState({ everyone })}
    />
    <FilterPill
      label={messages.scope}
      choices={scopeChoices}
      value={state.scope}
      onChange={(scope) => setState({ scope })}
    />
  </Toolbar>
);

const NoteDialog = lazyDialog(() => import('../people/NoteDialog.tsx'));

interface WaitListProps {
  list: ReturnType<typeof useWaitList>;
}

/** The needs that some waits are about, each once. */
const needsOf = (waits: readonly WaitRow[]) => [
  ...new Map(
    waits
      .filter(({ subject }) => subject === 'need')
      .map(({ subject_id: id, title, name }) => [id, { id, title: title ?? name }] as const),
  ).values(),
];

const BulkReminder = ({ picked, clear }: { picked: readonly WaitRow[]; clear: () => void }) => {
  const [asking, setAsking] = useState(false);
  const [noting, setNoting] = useState(false);
  const remind = useRemind(clear);
  const reminded = picked.filter(canRemind);
  const needActions = useNeedActions(needsOf(picked));
  return (
    <>
      <BulkBar
        count={picked.length > 0 ? formatCount(picked.length, ...messages.selected) : null}
        onClear={clear}
      >
        <Button
          size="sm"
          variant="main"
          disabledBecause={reminded.length === 0 && messages.nobodyToRemind}
          onClick={() => setAsking(true)}
        >
          {messages.remind}
        </Button>
        <AssignButton accountIds={picked.map(({ account_id: id }) => id)} onDone={clear} />
        <Button size="sm" title={messages.callListHint} onClick={() => void saveCallList(picked)}>
          {messages.callList}
        </Button>
        <Button size="sm" onClick={() => setNoting(true)}>
          {noteMessages.add}
        </Button>
        {needActions.buttons}
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={messages.remindTitle}
          confirm={messages.remind}
          busy={remind.isPending}
          onConfirm={() => {
            remind.mutate(reminded);
            setAsking(false);
          }}
        >
          <p>{messages.remindText(reminded.length)}</p>
        </ConfirmDialog>
      </BulkBar>
      {needActions.dialogs}
      {noting && (
        <NoteDialog
          subjects={[...new Set(picked.map(({ account_id: account }) => account))].map((id) => ({
            account_id: id,
          }))}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
};

/** Who waits for what, where it is dealt with: one by one, or many at once. */
export const WaitList = () => {
  const list = useWaitList();
  const { rows, columns, state, setState } = list;
  const { picked, selection, clear } = useTicked(rows);
  return (
    <>
      <WaitFilters list={list} />
      <LoadFailure query={list.list} failure={messages.failed} />
      {!list.list.isError && (
        <DataTable
          label={messages.listTitle}
          paperHead={messages.listTitle}
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          rowName={({ name }) => name}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          selection={selection}
          empty={
            <EmptyState
              sentence={messages.empty}
              hint={list.reset ? messages.emptyHint : messages.nothingHint}
            />
          }
        />
      )}
      <BulkReminder picked={picked} clear={clear} />
    </>
  );
};
