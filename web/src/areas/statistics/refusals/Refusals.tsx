import type { Answer } from '@tandem/contract';
import { reasonOf } from '@tandem/domain/matches/refusal-reasons';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { FilterPill, Toolbar } from '../../../ui/table/Toolbar.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSorted } from '../../../ui/table/use-rows.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { refusalsMessages as messages } from './messages.ts';
import { exportNameOf, type FigureSession } from '../figure-session.ts';
import classes from '../ProgrammeStatistics.module.css';

type Row = Answer<'GET /formation-statistics/refusals/'>[number];
type By = keyof typeof messages.columns;

const defaults = { refusals: 'company', side: '' };

const monthForm = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' });

/** `septembre 2026`; companies and programmes are called as they are. */
const titleOf = ({ title }: Row, by: By): string =>
  by === 'month' ? monthForm.format(new Date(`${title}-01T12:00:00`)) : title;

const labelOf = ({ side, reason }: Row): string =>
  (reason && reasonOf(side, reason)?.label) ?? messages.noReason;

const columnsBy = (by: By): Column<Row>[] => [
  {
    key: 'group',
    title: messages.columns[by],
    cell: (row) => titleOf(row, by),
    sortBy: ({ title }) => title,
    width: '2fr',
  },
  {
    key: 'side',
    title: messages.side,
    cell: ({ side }) => messages.sides[side],
    sortBy: ({ side }) => messages.sides[side],
  },
  { key: 'reason', title: messages.reason, cell: labelOf, sortBy: labelOf, width: '2fr' },
  {
    key: 'count',
    title: messages.count,
    cell: ({ count }) => formatNumber(count),
    sortBy: ({ count }) => count,
    width: '100px',
    align: 'end',
  },
];

const exportedBy = (by: By): ExportColumn<Row>[] => [
  { title: messages.columns[by], value: (row) => titleOf(row, by) },
  { title: messages.side, value: ({ side }) => messages.sides[side] },
  { title: messages.reason, value: labelOf },
  { title: messages.count, value: ({ count }) => count },
];

const isBy = (text: string): text is By => text in messages.columns;

interface RefusalsProps {
  session: FigureSession;
  ready: boolean;
}

/** Why people say no, by company, by programme or over time, with its export. */
export const Refusals = ({ session, ready }: RefusalsProps) => {
  const heading = useId();
  const [state, setState] = useAddressState(defaults);
  const [sort, setSort] = useState('');
  const by = isBy(state.refusals) ? state.refusals : 'company';
  const query = useQuery({
    ...callQuery('GET /formation-statistics/refusals/', { query: { by, session: session?.id } }),
    enabled: ready,
  });
  const columns = useMemo(() => columnsBy(by), [by]);
  const sorted = useSorted(query.data, columns, sort);
  const rows = sorted?.filter(({ side }) => !state.side || side === state.side);
  const total = rows?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" className={classes.journey ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.title}</h2>
        <p className={classes.hint}>{messages.hint}</p>
      </div>
      <Toolbar
        label={messages.title}
        count={total === undefined ? undefined : formatCount(total, ...messages.total)}
        end={
          <ExportButton
            name={exportNameOf(messages.export, session)}
            columns={exportedBy(by)}
            rows={rows}
            people={null}
          />
        }
      >
        <FilterPill
          label={messages.by}
          choices={messages.groups}
          value={by}
          onChange={(refusals) => setState({ refusals })}
        />
        <FilterPill
          label={messages.side}
          choices={[['', messages.allSides], ...Object.entries(messages.sides)]}
          value={state.side}
          onChange={(side) => setState({ side })}
        />
      </Toolbar>
      <LoadFailure query={query} failure={messages.failed} />
      {!query.isError && (
        <DataTable
          label={messages.list}
          rows={rows}
          columns={columns}
          rowKey={({ key, side, reason }) => `${key} ${side} ${reason}`}
          rowName={(row) => `${titleOf(row, by)}, ${labelOf(row)}`}
          sort={sort}
          onSort={setSort}
          empty={messages.none}
          paperHead={messages.list}
        />
      )}
    </Card>
  );
};
