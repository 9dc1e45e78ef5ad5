import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataTableProps } from '../../ui/table/types.ts';
import classes from './NamedTable.module.css';

export interface NamedRow {
  id: number;
  name: string;
}

interface NamedTableProps<Row extends NamedRow> extends Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'sort' | 'onSort' | 'actions' | 'actionsWidth'
> {
  title: string;
  query: UseQueryResult<readonly Row[]>;
  failure: string;
  /** What is said where there is none at all, and where the search leaves none. */
  none: { sentence: string; hint: string };
  notFound: { sentence: string; hint: string };
}

/** One of the two tables, below its heading. */
export const NamedTable = <Row extends NamedRow>({
  title,
  query,
  failure,
  none,
  notFound,
  ...table
}: NamedTableProps<Row>) => {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <LoadFailure query={query} failure={failure} />
      {(query.data || !query.isError) && (
        <DataTable
          tall
          {...table}
          label={title}
          paperHead={title}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          empty={<EmptyState {...(query.data?.length === 0 ? none : notFound)} />}
        />
      )}
    </section>
  );
};
