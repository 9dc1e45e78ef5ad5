import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useOpenedRow } from '../../ui/managed-list/use-opened.ts';
import { tableMessages } from '../../ui/messages.ts';
import { ListOfRows, type ListOfRowsProps } from './ListOfRows.tsx';
import type { ListedRow, RecordListState } from './use-record-list.ts';

interface RecordListProps<Row extends ListedRow> extends Pick<
  ListOfRowsProps<Row>,
  'columns' | 'exported' | 'nameOf' | 'detail' | 'moreFilters' | 'table' | 'bulk'
> {
  list: RecordListState<Row>;
  messages: ListOfRowsProps<Row>['messages'] &
    Record<'empty' | 'emptyHint' | 'filteredHint' | 'failed' | 'sessionsFailed', string>;
}

/** A list of records; the detail of one opens beside it, and ticked ones are dealt with at once where there is `bulk`. */
export const RecordList = <Row extends ListedRow>({
  list,
  messages,
  ...shown
}: RecordListProps<Row>) => {
  const { all, load, years, reset } = list;
  const opened = useOpenedRow(all);
  return (
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
  );
};
