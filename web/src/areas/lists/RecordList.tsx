import { formatNumber } from '../../platform/format/numbers.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Columns } from '../../ui/layout/layout.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useOpenedRow } from '../../ui/managed-list/use-opened.ts';
import { tableMessages } from '../../ui/messages.ts';
import { ListOfRows, type ListOfRowsProps } from './ListOfRows.tsx';
import type { ListedRow, RecordListState } from './use-record-list.ts';

interface RecordListProps<Row extends ListedRow> extends Pick<
  ListOfRowsProps<Row>,
  'columns' | 'exported' | 'nameOf' | 'detail' | 'moreFilters'
> {
  list: RecordListState<Row>;
  messages: ListOfRowsProps<Row>['messages'] &
    Record<'empty' | 'emptyHint' | 'filteredHint' | 'failed' | 'sessionsFailed', string>;
  /** What the rows on show come to, by name. */
  figuresOf: (rows: readonly Row[]) => readonly (readonly [label: string, value: number])[];
}

/** The names of the figures stand there before the rows have come. */
const Figures = <Row extends ListedRow>({
  rows,
  figuresOf,
}: Pick<RecordListProps<Row>, 'figuresOf'> & { rows: readonly Row[] | undefined }) => (
  <Columns quiet>
    {figuresOf(rows ?? []).map(([label, value]) => (
      <StatCard key={label} label={label} value={rows && formatNumber(value)} />
    ))}
  </Columns>
);

/** A list of records, on which nothing is done but in the detail of one, which opens beside it. */
export const RecordList = <Row extends ListedRow>({
  list,
  messages,
  figuresOf,
  ...shown
}: RecordListProps<Row>) => {
  const { all, load, years, rows, reset } = list;
  const opened = useOpenedRow(all);
  return (
    <>
      <Figures rows={rows} figuresOf={figuresOf} />
      <ListOfRows
        {...shown}
        list={{ ...list, missing: !all && load.isError }}
        opened={opened}
        messages={messages}
        filters={list.filters}
        loads={[
          { query: years, failure: messages.sessionsFailed },
          { query: load, failure: messages.failed },
        ]}
        removal={null}
        empty={
          <EmptyState
            sentence={messages.empty}
            hint={reset ? messages.filteredHint : messages.emptyHint}
            action={reset && <Button onClick={reset}>{tableMessages.resetFilters}</Button>}
          />
        }
      />
    </>
  );
};
