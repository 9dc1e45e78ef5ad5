import type { ComponentProps, ReactNode } from 'react';
import { FollowUpActions } from '../follow-up/bulk/FollowUpActions.tsx';
import type { StandingRow } from '../follow-up/standing/standings.ts';
import { ListOfRows, type ListOfRowsProps } from '../lists/ListOfRows.tsx';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { BulkActions } from '../../ui/managed-list/BulkActions.tsx';
import { NoneFound } from '../../ui/managed-list/NoneFound.tsx';
import type { RowDialogs } from '../../ui/managed-list/use-opened.ts';
import { useTicked } from '../../ui/table/use-ticked.ts';

type Bulk<Row, Invited extends Row> = ComponentProps<typeof BulkActions<Row, Invited>>;

interface InvitedListProps<Row extends { key: string } & StandingRow, Invited extends Row>
  extends
    Pick<
      ListOfRowsProps<Row>,
      'list' | 'columns' | 'exported' | 'filters' | 'loads' | 'removal' | 'detail'
    >,
    Pick<
      Bulk<Row, Invited>,
      'nameOf' | 'isInvited' | 'remind' | 'remove' | 'onReminded' | 'onDeleted'
    > {
  dialogs: RowDialogs<Row>;
  messages: { title: string; search: string } & ComponentProps<typeof NoneFound>['messages'];
  bulkMessages: Bulk<Row, Invited>['messages'];
  rowActions: (row: Row) => ReactNode;
  onAdd: () => void;
}

/** A list of who is invited and who has registered, with what can be done with one and with many. */
export const InvitedList = <Row extends { key: string } & StandingRow, Invited extends Row>({
  list,
  dialogs,
  columns,
  exported,
  messages,
  bulkMessages,
  rowActions,
  detail,
  onAdd,
  filters,
  loads,
  removal,
  ...bulk
}: InvitedListProps<Row, Invited>) => {
  const { rows, reset } = list;
  const { picked, selection, clear } = useTicked(rows);
  const bulkActions = (fileColumns: ExportColumn<Row>[]) => (
    <BulkActions
      {...exported}
      {...bulk}
      columns={fileColumns}
      picked={picked}
      messages={bulkMessages}
      more={<FollowUpActions rows={rows ?? []} picked={picked} onDone={clear} />}
      onClear={clear}
    />
  );
  return (
    <ListOfRows
      list={list}
      opened={dialogs.detail}
      columns={columns}
      exported={exported}
      messages={{ ...messages, count: bulkMessages.count }}
      nameOf={bulk.nameOf}
      detail={detail}
      filters={filters}
      loads={loads}
      removal={removal}
      empty={<NoneFound messages={messages} onReset={reset} onAdd={onAdd} />}
      table={{ selection, actions: rowActions, actionsWidth: 176 }}
      bulk={bulkActions}
    />
  );
};
