import { useState, type ReactNode } from 'react';
import type { ExportColumn, ExportedPeople } from '../../platform/data/export-rows.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { bulkMessages, dialogMessages } from '../messages.ts';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ExportButton } from '../actions/ExportButton.tsx';
import { BulkBar } from '../table/BulkBar.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Forms = readonly [one: string, other: string];

interface BulkMessages {
  count: Forms;
  selected: Forms;
  nobodyToRemind: string;
  remindText: (count: number) => string;
  someReminded: (count: number) => string;
  remindFailed: string;
  deleteSome: string;
  someDeleted: Forms;
  deleteFailed: string;
}

interface BulkActionsProps<Row, Invited extends Row> {
  /** Names the exported file, in the plural. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  people: ExportedPeople<Row>;
  /** The ticked rows among those that the filters leave. */
  picked: readonly Row[];
  nameOf: (row: Row) => string;
  isInvited: (row: Row) => row is Invited;
  remind: (row: Invited) => Promise<unknown>;
  remove: (row: Row) => Promise<unknown>;
  messages: BulkMessages;
  /** What else is done with all of them. */
  more?: ReactNode;
  onClear: () => void;
  onReminded: () => void;
  onDeleted: (rows: readonly Row[]) => void;
}

interface BulkQuestionsProps {
  asked: 'remind' | 'delete' | null;
  picked: number;
  invited: number;
  messages: BulkMessages;
  onRemind: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before many are reminded or deleted. */
const BulkQuestions = ({ asked, picked, invited, messages, ...on }: BulkQuestionsProps) => (
  <>
    <ConfirmDialog
      opened={asked === 'remind'}
      title={bulkMessages.remindTitle}
      confirm={bulkMessages.remind}
      onConfirm={on.onRemind}
      onClose={on.onClose}
    >
      {messages.remindText(invited)}
    </ConfirmDialog>
    <ConfirmDialog
      opened={asked === 'delete'}
      title={bulkMessages.deleteTitle(formatCount(picked, ...messages.count))}
      confirm={dialogMessages.delete}
      danger
      onConfirm={on.onDelete}
      onClose={on.onClose}
    >
      <p>{messages.deleteSome}</p>
      <p>{dialogMessages.irreversible}</p>
    </ConfirmDialog>
  </>
);

/** What is done with all ticked rows of a list of invited and registered ones: remind, export, delete. */
export const BulkActions = <Row, Invited extends Row>({
  name,
  columns,
  people,
  picked,
  nameOf,
  isInvited,
  remind,
  remove,
  messages,
  more,
  onClear,
  onReminded,
  onDeleted,
}: BulkActionsProps<Row, Invited>) => {
  const [asked, setAsked] = useState<'remind' | 'delete' | null>(null);
  const { busy, run } = useBulkRun(nameOf);
  const invited = picked.filter(isInvited);

  const remindAll = async () => {
    setAsked(null);
    await run({
      rows: invited,
      action: remind,
      done: messages.someReminded,
      failed: messages.remindFailed,
    });
    onClear();
    onReminded();
  };

  const removeAll = async () => {
    setAsked(null);
    const removed = await run({
      rows: picked,
      action: remove,
      done: (count) => formatCount(count, ...messages.someDeleted),
      failed: messages.deleteFailed,
    });
    onClear();
    onDeleted(removed);
  };

  return (
    <>
      <BulkBar
        count={picked.length > 0 ? formatCount(picked.length, ...messages.selected) : null}
        onClear={onClear}
      >
        <Button
          size="sm"
          busy={busy}
          disabledBecause={invited.length === 0 && messages.nobodyToRemind}
          onClick={() => setAsked('remind')}
        >
          {bulkMessages.remind}
        </Button>
        {more}
        <ExportButton name={name} columns={columns} rows={picked} people={people} />
        <Button size="sm" variant="danger" busy={busy} onClick={() => setAsked('delete')}>
          {dialogMessages.delete}
        </Button>
      </BulkBar>
      <BulkQuestions
        asked={asked}
        picked={picked.length}
        invited={invited.length}
        messages={messages}
        onRemind={() => void remindAll()}
        onDelete={() => void removeAll()}
        onClose={() => setAsked(null)}
      />
    </>
  );
};
