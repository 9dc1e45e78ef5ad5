import { Suspense, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { ExportColumn, ExportedPeople } from '../../platform/data/export-rows.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ManagedList } from '../../ui/managed-list/ManagedList.tsx';
import type { useOpenedRow } from '../../ui/managed-list/use-opened.ts';
import {
  chosenColumns,
  columnsParameter,
  exportedColumns,
} from '../../ui/table/columns/columns.ts';
import { ColumnsButton } from '../../ui/table/columns/ColumnsButton.tsx';
import { dotted } from '../../ui/dotted.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, DataTableProps } from '../../ui/table/types.ts';
import { NearButton } from '../search/NearButton.tsx';
import type { NearSide } from '../search/near.ts';
import { MapBeside, MapToggle } from './map/MapBeside.tsx';
import type { ListState } from './use-list-rows.ts';
import type { ViewedList } from './views.ts';
import { ViewsButton } from './ViewsButton.tsx';

type Managed<Row> = ComponentProps<typeof ManagedList<Row>>;

/** What every list of rows is given, whoever they are. */
export interface ListOfRowsProps<Row extends { key: string }> extends Pick<
  Managed<Row>,
  'filters' | 'moreFilters' | 'loads' | 'removal'
> {
  list: {
    /** Those that search and filters leave; undefined while they load. */
    rows: readonly Row[] | undefined;
    /** Neither there nor on the way: the table is left out. */
    missing: boolean;
    state: ListState;
    setState: (change: Partial<ListState>) => void;
    /** Around where, and why nobody can be there. */
    near: ComponentProps<typeof MapBeside>['near'] & {
      side: NearSide | null;
      error: string | undefined;
    };
    map: ComponentProps<typeof MapBeside>['map'];
    reset: (() => void) | undefined;
  };
  /** The row whose detail is on show. */
  opened: ReturnType<typeof useOpenedRow<Row>>;
  /** All that can be shown; which are, and in which order, stands in the address. */
  columns: readonly Column<Row>[];
  exported: { name: string; people: ExportedPeople<Row> & { list: ViewedList } };
  messages: { title: string; search: string; count: readonly [one: string, other: string] };
  nameOf: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** What can be done with each row, and whether rows are ticked. */
  table?: Pick<DataTableProps<Row>, 'selection' | 'actions' | 'actionsWidth'>;
  /** What is done with all ticked rows; a file of them has these columns. */
  bulk?: (columns: ExportColumn<Row>[]) => ReactNode;
}

/** A list as one needs it: searched, filtered, sorted, its columns chosen, saved as a view, on a map, exported and printed as it is seen. */
export const ListOfRows = <Row extends { key: string }>({
  list: { rows, missing, state, setState, reset, near, map },
  opened,
  columns,
  exported,
  messages,
  nameOf,
  detail,
  empty,
  table,
  bulk,
  moreFilters,
  ...managed
}: ListOfRowsProps<Row>) => {
  const asked = state[columnsParameter];
  const seen = useMemo(() => chosenColumns(columns, asked), [columns, asked]);
  const fileColumns = useMemo(() => exportedColumns(seen), [seen]);
  const count = rows && formatCount(rows.length, ...messages.count);
  return (
    <ManagedList
      {...managed}
      state={state}
      onState={setState}
      search={messages.search}
      moreFilters={
        <>
          {moreFilters}
          {near.side !== null && (
            <NearButton state={state} onChange={setState} error={near.error} />
          )}
        </>
      }
      count={count}
      onReset={reset}
      exported={{ ...exported, columns: fileColumns, rows }}
      tools={
        <>
          {map.side !== null && <MapToggle state={state} onState={setState} />}
          <ViewsButton list={exported.people.list} />
          <ColumnsButton
            columns={columns}
            asked={asked}
            onChange={(chosen) => setState({ [columnsParameter]: chosen })}
          />
        </>
      }
      bulk={bulk?.(fileColumns)}
    >
      <MapBeside map={map} near={near} state={state} onState={setState}>
        {!missing && (
          <DataTable
            {...table}
            label={messages.title}
            paperHead={dotted([messages.title, count])}
            rows={rows}
            columns={seen}
            rowKey={({ key }) => key}
            rowName={nameOf}
            sort={state.sort}
            onSort={(sort) => setState({ sort })}
            onOpen={opened.open}
            empty={empty}
          />
        )}
      </MapBeside>
      <Drawer
        opened={opened.row !== undefined}
        onClose={opened.close}
        title={opened.row ? nameOf(opened.row) : ''}
      >
        <Suspense fallback={<Skeleton height={320} />}>{opened.row && detail(opened.row)}</Suspense>
      </Drawer>
    </ManagedList>
  );
};
