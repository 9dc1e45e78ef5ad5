import type { ReactNode } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { ManagedList } from '../../../ui/managed-list/ManagedList.tsx';
import { useOpened } from '../../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { exportColumns, people } from './manager-columns.tsx';
import type { Manager } from './managers.ts';
import { managerMessages as messages } from './messages.ts';
import type { ManagerListState } from './use-manager-list.ts';

const useRemoval = () => {
  const { item, opened, open, close } = useOpened<Manager>();
  const { mutate, isPending, error, reset } = useAction({
    run: ({ id }: Manager) => api('DELETE /staff/{id}/', { params: { id } }),
    done: messages.removed,
    failed: messages.removeFailed,
    reasonInPlace: true,
    changes: ['GET /staff/', 'GET /formationlink/'],
    onDone: close,
  });
  return {
    ask: (manager: Manager) => {
      reset();
      open(manager);
    },
    dialog: {
      opened,
      name: item?.name ?? '',
      busy: isPending,
      error,
      onConfirm: () => item && mutate(item),
      onClose: close,
    },
  };
};

interface ManagerListProps {
  list: ManagerListState;
  /** What else can be done with one of them; what it asks stands beside the list, whose rows change with the window. */
  more: { label: (name: string) => string; icon: ReactNode; open: (manager: Manager) => void };
}

/** The list of managers: whom each supervises is changed in their row. */
export const ManagerList = ({ list, more }: ManagerListProps) => {
  const { state, setState, staff, links, formations: programmes, managers, columns, rows } = list;
  const { ask, dialog } = useRemoval();
  const failed = !managers && [staff, links, programmes].some(({ isError }) => isError);
  const rowActions = (manager: Manager) => (
    <>
      <IconButton label={more.label(manager.name)} onClick={() => more.open(manager)}>
        {more.icon}
      </IconButton>
      <IconButton label={messages.remove(manager.name)} onClick={() => ask(manager)}>
        <TrashIcon />
      </IconButton>
    </>
  );
  const none = managers?.length === 0;
  return (
    <ManagedList
      state={state}
      onState={setState}
      search={messages.search}
      count={rows && formatCount(rows.length, ...messages.count)}
      onReset={state.q ? () => setState({ q: '' }) : undefined}
      exported={{ name: messages.exportName, columns: exportColumns, rows, people }}
      loads={[
        { query: staff, failure: messages.staffFailed },
        { query: links, failure: messages.linksFailed },
        { query: programmes, failure: messages.programmesFailed },
      ]}
      removal={<DeletionDialog title={messages.removeTitle} question={messages.ask} {...dialog} />}
    >
      {!failed && (
        <DataTable
          tall
          label={messages.title}
          paperHead={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          actions={rowActions}
          empty={
            <EmptyState
              sentence={none ? messages.empty : messages.notFound}
              hint={none ? messages.emptyHint : messages.foundHint}
            />
          }
        />
      )}
    </ManagedList>
  );
};
