import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '../../platform/format/numbers.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { SearchField, Toolbar } from '../../ui/table/Toolbar.tsx';
import type { DataTableProps } from '../../ui/table/types.ts';

interface LeavingTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'rowName' | 'sort' | 'onSort' | 'selection'
> {
  title: string;
  query: UseQueryResult;
  failure: string;
  none: string;
  noneHint: string;
  search: { label: string; value: string; onChange: (value: string) => void };
  filters?: ReactNode;
  count: readonly [string, string];
}

/** One of the two lists of what a session may hand on. */
export const LeavingTable = <Row extends { key: number }>({
  title,
  query,
  failure,
  none,
  noneHint,
  search,
  filters,
  count,
  ...table
}: LeavingTableProps<Row>) => (
  <>
    <Toolbar label={search.label} count={table.rows && formatCount(table.rows.length, ...count)}>
      <SearchField {...search} />
      {filters}
    </Toolbar>
    <LoadFailure query={query} failure={failure} />
    {!query.isError && (
      <DataTable
        {...table}
        label={title}
        rowKey={({ key }) => key}
        empty={<EmptyState sentence={none} hint={noneHint} />}
      />
    )}
  </>
);
