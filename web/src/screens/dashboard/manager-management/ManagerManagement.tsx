import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { managerMessages as messages } from '../../../areas/accounts/managers/messages.ts';
import { ManagerCards } from '../../../areas/accounts/managers/ManagerCards.tsx';
import { ManagerForm } from '../../../areas/accounts/managers/ManagerForm.tsx';
import {
  withProgrammes,
  type Programme,
  type Manager,
} from '../../../areas/accounts/managers/managers.ts';
import { RetentionRuns } from '../../../areas/privacy/RetentionRuns.tsx';
import { Programmes } from '../../../areas/accounts/managers/Programmes.tsx';

const defaults = { q: '', sort: 'last' };

const columnsWith = (formations: readonly Programme[]): readonly Column<Manager>[] => [
  {
    key: 'first',
    title: messages.firstName,
    width: '1fr',
    cell: ({ first_name: name }) => name,
    sortBy: ({ first_name: name }) => name,
  },
  {
    key: 'last',
    title: messages.lastName,
    width: '1fr',
    cell: ({ last_name: name }) => name,
    sortBy: ({ last_name: name }) => name,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.6fr',
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
  },
  {
    key: 'trainings',
    title: messages.trainings,
    width: '2.6fr',
    cell: (manager) => <Programmes manager={manager} formations={formations} />,
    sortBy: ({ supervised }) => supervised.length,
  },
  {
    key: 'access',
    title: messages.access,
    width: '92px',
    cell: ({ registered }) =>
      registered ? (
        <Badge variant="good">{messages.registered}</Badge>
      ) : (
        <span title={messages.invitedHint}>
          <Badge variant="hollow">{messages.invited}</Badge>
        </span>
      ),
    sortBy: ({ registered }) => Number(registered),
  },
];

const people = { list: 'managers', idOf: ({ id }: Manager) => id } as const;

const exportColumns: readonly ExportColumn<Manager>[] = [
  { title: messages.firstName, value: ({ first_name: name }) => name },
  { title: messages.lastName, value: ({ last_name: name }) => name },
  { title: messages.email, value: ({ email }) => email },
  {
    title: messages.trainings,
    value: ({ supervised }) => supervised.map(({ formation }) => formation.name).join(', '),
  },
  {
    title: messages.access,
    value: ({ registered }) => (registered ? messages.registered : messages.invited),
  },
];

const textOf = ({ name, email }: Manager) => `${name} ${email}`;

const ManagerManagement = () => {
  const [state, setState] = useAddressState(defaults);
  const [adding, setAdding] = useState(false);
  // Who a dialog is about stays while it closes, so that its words do not change under one's eyes.
  const [removal, setRemoval] = useState<{ manager: Manager; opened: boolean }>();
  const close = () => setRemoval((before) => before && { ...before, opened: false });

  const staff = useQuery(callQuery('GET /staff/'));
  const links = useQuery(callQuery('GET /formationlink/'));
  const formations = useQuery(callQuery('GET /formations/'));
  const managers = useMemo(
    () =>
      staff.data &&
      links.data &&
      formations.data &&
      withProgrammes(staff.data, links.data, formations.data),
    [staff.data, links.data, formations.data],
  );
  const columns = useMemo(() => columnsWith(formations.data ?? []), [formations.data]);
  const rows = useSearch(useSorted(managers, columns, state.sort), textOf, state.q);
  const failed = !managers && [staff, links, formations].some(({ isError }) => isError);

  const remove = useAction({
    run: ({ id }: Manager) => api('DELETE /staff/{id}/', { params: { id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    reasonInPlace: true,
    changes: ['GET /staff/', 'GET /formationlink/'],
    onDone: close,
  });
  const ask = (manager: Manager) => {
    remove.reset();
    setRemoval({ manager, opened: true });
  };
  const add = (
    <Button variant="main" size="sm" onClick={() => setAdding(true)}>
      {messages.addManager}
    </Button>
  );
  const rowActions = (manager: Manager) => (
    <IconButton label={messages.remove(manager.name)} onClick={() => ask(manager)}>
      <TrashIcon />
    </IconButton>
  );
  const none = managers?.length === 0;

  return (
    <Page title={messages.title} lead={messages.lead}>
      <ManagerCards managers={managers} formations={formations.data} add={add} />
      <Toolbar
        count={rows && formatCount(rows.length, ...messages.count)}
        onReset={state.q ? () => setState({ q: '' }) : undefined}
        end={
          <ExportButton
            name={messages.exportName}
            columns={exportColumns}
            rows={rows}
            people={people}
          />
        }
      >
        <SearchField label={messages.search} value={state.q} onChange={(q) => setState({ q })} />
      </Toolbar>
      <LoadFailure query={staff} failure={messages.staffFailed} />
      <LoadFailure query={links} failure={messages.linksFailed} />
      <LoadFailure query={formations} failure={messages.programmesFailed} />
      {!failed && (
        <DataTable
          tall
          label={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          actions={rowActions}
          empty={
            none ? (
              <EmptyState sentence={messages.empty} hint={messages.emptyHint} />
            ) : (
              <EmptyState sentence={messages.notFound} hint={messages.foundHint} />
            )
          }
        />
      )}
      <RetentionRuns />
      <Dialog opened={adding} onClose={() => setAdding(false)} title={messages.addTitle}>
        <ManagerForm onClose={() => setAdding(false)} />
      </Dialog>
      <DeletionDialog
        opened={removal?.opened ?? false}
        title={messages.removeTitle}
        question={messages.ask}
        name={removal?.manager.name ?? ''}
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => removal && remove.mutate(removal.manager)}
        onClose={close}
      />
    </Page>
  );
};

export default ManagerManagement;
