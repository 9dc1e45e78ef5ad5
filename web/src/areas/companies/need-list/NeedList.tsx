import { Suspense } from 'react';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { RecordFigures } from '../../lists/RecordFigures.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { useFetchedWhenIdle } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useTicked } from '../../../ui/table/use-ticked.ts';
import { needListMessages as messages } from './messages.ts';
import { columns } from './need-columns.tsx';
import { nameOf, totalsOf, type NeedRow } from './need-rows.ts';
import type { NeedListState } from './use-need-list.ts';

const exportOf = {
  name: 'besoins',
  people: { list: 'needs', idOf: ({ record }: NeedRow) => record.id },
} as const;

/** A list is read before one of its rows is opened. */
const loadDetail = () => import('./NeedDetail.tsx');

const NeedDetail = lazyPart(loadDetail);

const detailOf = (need: NeedRow) => <NeedDetail need={need} />;

/** What the numbers of the rows on show come to. */
const figuresOf = (rows: readonly NeedRow[]) => {
  const { needs, seats, taken, alone } = totalsOf(rows);
  return [
    [messages.title, needs],
    [messages.seats, seats],
    [messages.seatsTaken, taken],
    [messages.alone, alone],
  ] as const;
};

export const NeedFigures = ({ list }: { list: NeedListState }) => (
  <RecordFigures rows={list.rows} figuresOf={figuresOf} />
);

/** Lists are looked at more often than ticked. */
const NeedBulk = lazyPart(() => import('./NeedBulk.tsx'));

/** The list of all needs; one opens beside it, and several are dealt with at once. */
export const NeedList = ({ list }: { list: NeedListState }) => {
  const { picked, hasTicked, selection, clear } = useTicked(list.rows);
  useFetchedWhenIdle(loadDetail, list.rows !== undefined);
  const bulkActions = (columns: ExportColumn<NeedRow>[]) =>
    hasTicked && (
      <Suspense fallback={null}>
        <NeedBulk picked={picked} onClear={clear} exported={{ ...exportOf, columns }} />
      </Suspense>
    );
  return (
    <RecordList
      list={list}
      columns={columns}
      exported={exportOf}
      messages={messages}
      nameOf={nameOf}
      detail={detailOf}
      table={{ selection }}
      bulk={bulkActions}
    />
  );
};
