import { useState } from 'react';
import type { ExportColumn, ExportedPeople } from '../../platform/data/export-rows.ts';
import { inTurn } from '../../platform/data/in-turn.ts';
import { formatCount, formatNumber } from '../../platform/format/numbers.ts';
import { formatNames } from '../../platform/format/text.ts';
import { bulkMessages, dialogMessages } from '../messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ExportButton } from '../actions/ExportButton.tsx';
import { BulkBar } from '../table/BulkBar.tsx';

type Forms = readonly [one: string, other: string];

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
  messages: {
    count: Forms;
    selected: Forms;
    nobodyToRemind: string;
    remindText: (count: number) => string;
    someReminded: (count: number) => string;
    remindFailed: string;
    deleteSome: string;
    someDeleted: Forms;
    deleteFailed: string;
  };
  onClear: () => void;
  onReminded: () => void;
  onDeleted: (rows: readonly Row[]) => void;
}

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
  onClear,
  onReminded,
  onDeleted,
}: BulkActionsProps<Row, Invited>) => {
  const [asked, setAsked] = useState<'remind' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const invited = picked.filter(isInvited);

  /** Answers the rows with which it went well. */
  const run = async <Some extends Row>(
    rows: readonly Some[],
    action: (row: Some) => Promise<unknown>,
    done: (count: number) => string,
    failure: string,
  ): Promise<readonly Some[]> => {
    setBusy(true);
    setAsked(null);
    const progress = (count: number) =>
      bulkMessages.progress(formatNumber(count), formatNumber(rows.length));
    const id = notify.loading(progress(0));
    const { done: well, failed } = await inTurn(rows, action, (count) => {
      notify.loading(progress(count), { id });
    });
    if (well.length > 0) notify.success(done(well.length), { id });
    else notify.dismiss(id);
    if (failed.length > 0) {
      const names = formatNames(failed.map(({ item }) => nameOf(item)));
      notify.error(`${failure}\n${bulkMessages.failedFor(names)}`);
    }
    setBusy(false);
    onClear();
    return well;
  };

  const remindAll = async () => {
    await run(invited, remind, messages.someReminded, messages.remindFailed);
    onReminded();
  };

  const removeAll = async () =>
    onDeleted(
      await run(
        picked,
        remove,
        (count) => formatCount(count, ...messages.someDeleted),
        messages.deleteFailed,
      ),
    );

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
        <ExportButton name={name} columns={columns} rows={picked} people={people} />
        <Button size="sm" variant="danger" busy={busy} onClick={() => setAsked('delete')}>
          {dialogMessages.delete}
        </Button>
      </BulkBar>
      <ConfirmDialog
        opened={asked === 'remind'}
        title={bulkMessages.remindTitle}
        confirm={bulkMessages.remind}
        onConfirm={() => void remindAll()}
        onClose={() => setAsked(null)}
      >
        {messages.remindText(invited.length)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        title={bulkMessages.deleteTitle(formatCount(picked.length, ...messages.count))}
        confirm={dialogMessages.delete}
        danger
        onConfirm={() => void removeAll()}
        onClose={() => setAsked(null)}
      >
        <p>{messages.deleteSome}</p>
        <p>{dialogMessages.irreversible}</p>
      </ConfirmDialog>
    </>
  );
};
