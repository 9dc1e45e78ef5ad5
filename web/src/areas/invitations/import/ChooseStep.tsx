import { useState } from 'react';
import { importMessages as messages } from './messages.ts';
import type { ImportKind } from '../../../platform/spreadsheet/check-rows.ts';
import { readImport } from '../../../platform/spreadsheet/spreadsheet.ts';
import { Button, DownloadLink } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';
import type { ImportSubject, Row } from './subject.ts';

const maxSize = 5_000_000;

interface ChooseStepProps<Kind extends ImportKind> {
  subject: ImportSubject<Kind>;
  onRead: (rows: readonly Row<Kind>[]) => void;
}

/** The file: chosen or dropped, it is read at once. */
export const ChooseStep = <Kind extends ImportKind>({ subject, onRead }: ChooseStepProps<Kind>) => {
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();

  const read = async (chosen: File) => {
    setFile(chosen);
    setError(undefined);
    if (!/\.xlsx?$/i.test(chosen.name)) {
      setError(messages.wrongName);
      return;
    }
    setReading(true);
    const answer = await readImport(subject.kind, chosen);
    setReading(false);
    if ('fault' in answer) setError(messages.faults[answer.fault]);
    else if (answer.rows.length === 0) setError(subject.messages.none);
    else onRead(answer.rows);
  };

  return (
    <Stack>
      <FileDrop
        label={messages.file}
        kind="spreadsheet"
        maxSize={maxSize}
        file={file}
        error={error}
        onChange={(chosen) => void read(chosen)}
      />
      <p className={classes.hint} role="status">
        {reading
          ? messages.reading
          : messages.columnsHint(subject.columns.map(([, title]) => title).join(', '))}
      </p>
      <DialogActions>
        <DownloadLink variant="quiet" href={subject.template}>
          {messages.template}
        </DownloadLink>
        <Button variant="main" busy={reading} onClick={() => setError(messages.noFile)}>
          {messages.import}
        </Button>
      </DialogActions>
    </Stack>
  );
};
