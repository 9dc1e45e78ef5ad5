import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { FollowUpActions } from '../follow-up/people/FollowUpActions.tsx';
import type { StandingRow } from '../follow-up/standing/standings.ts';
import { ViewsButton } from '../lists/ViewsButton.tsx';
import type { ViewedList } from '../lists/views.ts';
import { NearButton } from '../search/NearButton.tsx';
import type { NearState } from '../search/near.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { BulkActions } from '../../ui/managed-list/BulkActions.tsx';
import { ManagedList } from '../../ui/managed-list/ManagedList.tsx';
import { NoneFound } from '../../ui/managed-list/NoneFound.tsx';
import type { RowDialogs } from '../../ui/managed-list/use-opened.ts';
import {
  chosenColumns,
  columnsParameter,
  exportedColumns,
} from '../../ui/table/columns/columns.ts';
import { ColumnsButton } from '../../ui/table/columns/ColumnsButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useTicked } from '../../ui/table/use-ticked.ts';

type List<Row> = ComponentProps<typeof ManagedList<Row>>;
type Bulk<Row, Invited extends Row> = ComponentProps<typeof BulkActions<Row, Invited>>;

type ListState = NearState & { q: string; sort: string; [columnsParameter]: string };

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
    state: ListState;
    setState: (change: Partial<ListState>) => void;
    /** Who is near the town that is chosen, and why nobody can be. */
    near: { error: string | undefined };
    reset: (() => void) | undefined;
  };
  dialogs: RowDialogs<Row>;
  /** All that can be shown; which are, and in which order, stands in the address. */
  columns: readonly Column<Row>[];
  exported: Pick<Bulk<Row, Invited>, 'name'> & {
    people: Bulk<Row, Invited>['people'] & { list: ViewedList };
  };
  messages: { title: string; search: string } & ComponentProps<typeof NoneFound>['messages'];
  bulkMessages: Bulk<Row, Invited>['messages'];
  rowActions: (row: Row) => ReactNode;
  detail: (row: Row) => ReactNode;
  onAdd: () => void;
}

/** A list of who is invited and who has registered, with what can be done with one and with many. */
export const InvitedList = <Row extends { key: string } & StandingRow, Invited extends Row>({
  list: { rows, missing, state, setState, reset, near },
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
  const asked = state[columnsParameter];
  const seen = useMemo(() => chosenColumns(columns, asked), [columns, asked]);
  const file = useMemo(() => ({ ...exported, columns: exportedColumns(seen) }), [exported, seen]);
  return (
    <ManagedList
      state={state}
      onState={setState}
      search={messages.search}
      filters={filters}
      moreFilters={<NearButton state={state} onChange={setState} error={near.error} />}
      count={rows && formatCount(rows.length, ...bulkMessages.count)}
      onReset={reset}
      exported={{ ...file, rows }}
      tools={
        <>
          <ViewsButton list={exported.people.list} />
          <ColumnsButton
            columns={columns}
            asked={asked}
            onChange={(chosen) => setState({ [columnsParameter]: chosen })}
          />
        </>
      }
      loads={loads}
      bulk={
        <BulkActions
          {...file}
          {...bulk}
          picked={picked}
          messages={bulkMessages}
          more={<FollowUpActions rows={rows ?? []} picked={picked} onDone={clear} />}
          onClear={clear}
        />
      }
      removal={removal}
    >
      {!missing && (
        <DataTable
          label={messages.title}
          rows={rows}
          columns={seen}
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
