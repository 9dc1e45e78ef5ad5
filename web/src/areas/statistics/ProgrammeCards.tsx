import type { Answer } from '@tandem/contract';
import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { useMemo } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { exportNameOf, type FigureSession } from './figure-session.ts';
import { ExportButton } from '../../ui/actions/ExportButton.tsx';
import { FilterPill, SearchField, Toolbar } from '../../ui/table/Toolbar.tsx';
import { useSearch } from '../../ui/table/use-rows.ts';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { collator } from '../../platform/format/text.ts';
import { statisticsMessages as messages } from './messages.ts';
import type { StatisticsRow } from './counters.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import classes from './ProgrammeStatistics.module.css';

const sorts = [
  ['name', messages.sortByName],
  ['candidates', messages.sortByCandidates],
] as const;

const compare = (sort: string) => (one: StatisticsRow, other: StatisticsRow) =>
  (sort === 'candidates' ? other.total_applicants - one.total_applicants : 0) ||
  collator.compare(one.formation, other.formation);

const exportColumns: readonly ExportColumn<StatisticsRow>[] = [
  { title: messages.formation, value: ({ formation: programme }) => programme },
  { title: messages.candidates, value: ({ total_applicants: total }) => total },
  ...progressKeys.map((key) => ({
    title: messages.counters[key],
    value: (row: StatisticsRow) => row[key],
  })),
];

const textOf = ({ formation: programme }: StatisticsRow) => programme;

interface ProgrammeCardsProps {
  rows: readonly StatisticsRow[];
  session: FigureSession;
  programmes: Answer<'GET /formations/'> | undefined;
  q: string;
  sort: string;
  onChange: (change: { q?: string; sort?: string }) => void;
  onOpen: (counter: Progress, programmeId: number) => void;
}

/** A card for each programme, searched and sorted. */
export const ProgrammeCards = ({
  rows,
  session,
  programmes,
  q,
  sort,
  onChange,
  onOpen,
}: ProgrammeCardsProps) => {
  const sorted = useMemo(() => rows.toSorted(compare(sort)), [rows, sort]);
  const found = useSearch(sorted, textOf, q) ?? [];
  const levelById = new Map(programmes?.map(({ id, level }) => [id, level]));
  return (
    <>
      <h2>{messages.byProgramme}</h2>
      <Toolbar
        count={formatCount(found.length, ...messages.count)}
        onReset={q ? () => onChange({ q: '' }) : undefined}
        end={
          <>
            <ExportButton
              name={exportNameOf(messages.exportName, session)}
              columns={exportColumns}
              rows={found}
              people={null}
            />
            <Button size="sm" onClick={() => window.print()}>
              {messages.print}
            </Button>
          </>
        }
      >
        <SearchField label={messages.search} value={q} onChange={(text) => onChange({ q: text })} />
        <FilterPill
          label={messages.sort}
          choices={sorts}
          value={sort}
          onChange={(chosen) => onChange({ sort: chosen })}
        />
      </Toolbar>
      {found.length > 0 ? (
        <div className={classes.cards}>
          {found.map((row) => (
            <ProgrammeCard
              key={row.formation_id}
              row={row}
              level={levelById.get(row.formation_id)}
              onOpen={onOpen}
            />
          ))}
        </div>
      ) : (
        <div className={classes.empty}>
          {rows.length === 0 ? (
            <EmptyState sentence={messages.empty} hint={messages.emptyHint} />
          ) : (
            <EmptyState sentence={messages.notFound} hint={messages.notFoundHint} />
          )}
        </div>
      )}
    </>
  );
};
