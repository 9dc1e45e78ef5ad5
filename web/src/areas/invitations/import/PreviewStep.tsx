import { useMemo, useState } from 'react';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { importMessages as messages } from './messages.ts';
import type { ImportKind } from '../../../platform/spreadsheet/check-rows.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { FilterPill } from '../../../ui/table/Toolbar.tsx';
import classes from './Import.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { isSendable } from './row-state.ts';
import type { ImportSubject } from './subject.ts';
import type { Import } from './use-import.ts';

interface PreviewStepProps<Kind extends ImportKind> {
  subject: ImportSubject<Kind>;
  run: Import<Kind>;
}

/** What the file holds, and what is wrong with it, before anything is sent. */
export const PreviewStep = <Kind extends ImportKind>({ subject, run }: PreviewStepProps<Kind>) => {
  const { rows, sendable } = run;
  const faulty = rows.length - sendable.length;
  const [filter, setFilter] = useState('');
  const shown = useMemo(
    () => (filter === '' ? rows : rows.filter((row) => isSendable(row) === (filter === 'valid'))),
    [rows, filter],
  );
  const choices = [
    ['', messages.allRows(formatNumber(rows.length))],
    ['valid', messages.validRows(formatNumber(sendable.length))],
    ['faulty', messages.faultyRows(formatNumber(faulty))],
  ] as const;
  return (
    <Stack>
      <div className={classes.summary}>
        <div role={sendable.length === 0 ? 'alert' : 'status'}>
          {sendable.length === 0 ? (
            <p className={classes.bad}>{subject.messages.none}</p>
          ) : (
            <p className={classes.strong}>{subject.messages.valid(sendable.length)}</p>
          )}
          {faulty > 0 && <p className={classes.hint}>{messages.faultySummary(faulty)}</p>}
        </div>
        {faulty > 0 && sendable.length > 0 && (
          <FilterPill
            label={messages.rowFilter}
            choices={choices}
            value={filter}
            onChange={setFilter}
          />
        )}
      </div>
      <PreviewTable rows={shown} columns={subject.columns} />
      <DialogActions>
        <Button onClick={run.choose}>{messages.anotherFile}</Button>
        {sendable.length > 0 && (
          <Button variant="main" data-autofocus onClick={run.start}>
            {subject.messages.invite(sendable.length)}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
};
