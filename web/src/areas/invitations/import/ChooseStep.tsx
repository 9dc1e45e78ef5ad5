import { useState } from 'react';
import type { ReadFault } from '../../../platform/spreadsheet/sheets.ts';
import { Button, DownloadLink } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { FileDrop } from '../../../ui/fields/files/FileDrop.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';
import { importMessages as messages } from './messages.ts';
import type { Import } from './use-import.ts';

const maxSize = 15_000_000;

/** The file: chosen or dropped, it is read at once; or lines that are pasted. */
export const ChooseStep = ({ run }: { run: Import }) => {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const { busy } = run.reading;

  const read = async (name: string, content: Blob | string) => {
    setError(undefined);
    const outcome = await run.open({ name, content });
    if (typeof outcome === 'string') setError(messages.faults[outcome satisfies ReadFault]);
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    void read(chosen.name, chosen);
  };
  const again = () => {
    if (file === null) setError(messages.noFile);
    else choose(file);
  };
  const paste = () => {
    if (text.trim() === '') setError(messages.pasteHint);
    else void read(messages.pasted, text);
  };

  return (
    <Stack>
      {pasting ? (
        <TextAreaField
          label={messages.pasteLabel}
          description={messages.pasteHint}
          rows={10}
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <FileDrop
          label={messages.file}
          kind="spreadsheet"
          maxSize={maxSize}
          file={file}
          error={error}
          onChange={choose}
        />
      )}
      <p className={classes.hint} role="status">
        {busy ? messages.reading : messages.chooseHint}
      </p>
      <DialogActions>
        <DownloadLink variant="quiet" href={run.subject.template}>
          {messages.template}
        </DownloadLink>
        <Button
          onClick={() => {
            setError(undefined);
            setPasting(!pasting);
          }}
        >
          {pasting ? messages.backToFile : messages.paste}
        </Button>
        <Button variant="main" busy={busy} onClick={pasting ? paste : again}>
          {pasting ? messages.pasteRead : messages.import}
        </Button>
      </DialogActions>
    </Stack>
  );
};
