import type { ContractKey } from '@tandem/contract';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { Suspense, type ComponentProps } from 'react';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { ExportButton } from '../../ui/actions/ExportButton.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { useTicked } from '../../ui/table/use-ticked.ts';
import type { StandingRow } from '../follow-up/standing/standings.ts';
import { RecordList } from './RecordList.tsx';
import type { ListedRow } from './use-record-list.ts';

/** Lists are looked at more often than ticked. */
const RecordBulk = lazyPart(() => import('./RecordBulk.tsx'));

type MatchRecordListProps<Row extends ListedRow & StandingRow> = Omit<
  ComponentProps<typeof RecordList<Row>>,
  'bulk' | 'table'
> & {
  /** What brings the list. */
  call: ContractKey;
  matchIdOf: (row: Row) => number;
  /** What a record waits for, or may. */
  kindsOf: (row: Row) => readonly WaitKind[];
  selected: readonly [one: string, other: string];
};

/** A list of records of matches, several of which are dealt with at once. */
export const MatchRecordList = <Row extends ListedRow & StandingRow>({
  call,
  matchIdOf,
  kindsOf,
  selected,
  ...shown
}: MatchRecordListProps<Row>) => {
  const { rows = [] } = shown.list;
  const { picked, hasTicked, selection, clear } = useTicked(shown.list.rows);
  const bulkActions = (columns: ExportColumn<Row>[]) =>
    hasTicked && (
      <Suspense fallback={null}>
        <RecordBulk
          rows={rows}
          picked={picked}
          count={picked.length > 0 ? formatCount(picked.length, ...selected) : null}
          matchIds={new Set(picked.map(matchIdOf))}
          kinds={[...new Set(picked.flatMap(kindsOf))]}
          call={call}
          onClear={clear}
        >
          <ExportButton {...shown.exported} columns={columns} rows={picked} />
        </RecordBulk>
      </Suspense>
    );
  return <RecordList {...shown} table={{ selection }} bulk={bulkActions} />;
};
