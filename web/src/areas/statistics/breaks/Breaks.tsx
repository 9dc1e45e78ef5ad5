import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Row as Line } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSorted } from '../../../ui/table/use-rows.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { breaksMessages as messages } from './messages.ts';
import { exportNameOf, type FigureSession } from '../figure-session.ts';
import classes from '../ProgrammeStatistics.module.css';

type Row = Answer<'GET /formation-statistics/enrolments/'>[number];

const countColumn = (
  key: 'broken' | 'within_trial' | 'placed_again',
  title: string,
): Column<Row> => ({
  key,
  title,
  cell: (row) => formatNumber(row[key]),
  sortBy: (row) => row[key],
  width: '160px',
  align: 'end',
});

const columns: Column<Row>[] = [
  {
    key: 'formation',
    title: messages.formation,
    cell: (row) => row.formation,
    sortBy: (row) => row.formation,
    width: '2fr',
  },
  countColumn('broken', messages.broken),
  countColumn('within_trial', messages.within),
  countColumn('placed_again', messages.again),
];

const exported: ExportColumn<Row>[] = [
  { title: messages.formation, value: (row) => row.formation },
  { title: messages.broken, value: ({ broken }) => broken },
  { title: messages.within, value: ({ within_trial: within }) => within },
  { title: messages.again, value: ({ placed_again: again }) => again },
];

const hasBreaks = ({ broken }: Row): boolean => broken > 0;

interface BreaksProps {
  /** The school year; undefined for all. */
  session: FigureSession;
  ready: boolean;
}

/** Contracts that ended before their time, programme by programme; nothing where there is none. */
export const Breaks = ({ session, ready }: BreaksProps) => {
  const heading = useId();
  const [sort, setSort] = useState('');
  const query = useQuery({
    ...callQuery('GET /formation-statistics/enrolments/', { query: { session: session?.id } }),
    enabled: ready,
  });
  const rows = useSorted(query.data, columns, sort)?.filter(hasBreaks);
  return (
    <Card as="section" className={classes.journey ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.title}</h2>
        <p className={classes.hint}>{messages.hint}</p>
      </div>
      <Line>
        <ExportButton
          name={exportNameOf(messages.export, session)}
          columns={exported}
          rows={rows}
          people={null}
        />
      </Line>
      <LoadFailure query={query} failure={messages.failed} />
      {!query.isError && (
        <DataTable
          label={messages.list}
          rows={rows}
          columns={columns}
          rowKey={({ formation_id: id }) => String(id)}
          rowName={(row) => row.formation}
          sort={sort}
          onSort={setSort}
          empty={messages.none}
          paperHead={messages.list}
        />
      )}
    </Card>
  );
};
