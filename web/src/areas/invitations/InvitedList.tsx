import type { ComponentProps, ReactNode } from 'react';
import { AssignButton } from '../follow-up/people/AssignButton.tsx';
import type { StandingRow } from '../follow-up/standing/standings.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { BulkActions } from '../../ui/managed-list/BulkActions.tsx';
import { ManagedList } from '../../ui/managed-list/ManagedList.tsx';
import { NoneFound } from '../../ui/managed-list/NoneFound.tsx';
import type { RowDialogs } from '../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useTicked } from '../../ui/table/use-ticked.ts';

type List<Row> = ComponentProps<typeof ManagedList<Row>>;
type Bulk<Row, Invited extends Row> = ComponentProps<typeof BulkActions<Row, Invited>>;

interface InvitedListProps<Row extends { key: string } & StandingRow, Invited extends Row>
  extends
    Pick<List<Row>, 'filters' | 'loads' | 'removal'>,
    Pick<
      Bulk<Row, Invited>,
      'nameOf' | 'isInvited' | 'remind' | 'remove' | 'onReminded' | 'onDeleted'
    > {
  list: {
    /** Those that search and filters leave; undefined while they load. */
    rows: readonly Row[] | undefined;
    /** Neither there nor on the way: the table is left out. */
    missing: boolean;
    state: { q: string; sort: string };
    setState: (change: { q?: string; sort?: string }) => void;
    reset: (() => void) | undefined;
  };
  dialogs: RowDialogs<Row>;
  columns: readonly Column<Row>[];
  exported: Pick<Bulk<Row, Invited>, 'name' | 'columns' | 'people'>;
  messages: { title: string; search: string } & ComponentProps<typeof NoneFound>['messages'];
  bulkMessages: Bulk<Row, Invited>['messages'];
  rowActions: (row: Row) => ReactNode;
  detail: (row: Row) => ReactNode;
  onAdd: () => void;
}

/** A list of who is invited and who has registered, with what can be done with one and with many. */
export const InvitedList = <Row extends { key: string } & StandingRow, Invited extends Row>({
  list: { rows, missing, state, setState, reset },
  dialogs,
  columns,
  exported,
  messages,
  bulkMessages,
  rowActions,
  detail,
  onAdd,
  filters,
  loads,
  removal,
  ...bulk
}: InvitedListProps<Row, Invited>) => {
  const { picked, selection, clear } = useTicked(rows);
  const { row, shown, open, close } = dialogs.detail;
  return (
    <ManagedList
      state={state}
      onState={setState}
      search={messages.search}
      filters={filters}
      count={rows && formatCount(rows.length, ...bulkMessages.count)}
      onReset={reset}
      exported={{ ...exported, rows }}
      loads={loads}
      bulk={
        <BulkActions
          {...exported}
          {...bulk}
          picked={picked}
          messages={bulkMessages}
          more={
            <AssignButton
              accountIds={picked.flatMap(({ standing }) => (standing ? [standing.account_id] : []))}
              onDone={clear}
            />
          }
          onClear={clear}
        />
      }
      removal={removal}
    >
      {!missing && (
        <DataTable
          label={messages.title}
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          rowName={bulk.nameOf}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          selection={selection}
          onOpen={open}
          actions={rowActions}
          actionsWidth={176}
          empty={<NoneFound messages={messages} onReset={reset} onAdd={onAdd} />}
        />
      )}
      <Drawer opened={row !== undefined} onClose={close} title={shown ? bulk.nameOf(shown) : ''}>
        {shown && detail(shown)}
      </Drawer>
    </ManagedList>
  );
};
