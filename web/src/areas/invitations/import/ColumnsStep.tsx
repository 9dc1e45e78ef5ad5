import {
  fieldLabel,
  importFields,
  type ImportField,
  type ImportKind,
} from '@tandem/domain/invitations/import/fields';
import { useState } from 'react';
import { formatNames } from '../../../platform/format/text.ts';
import type { FileReading } from '../../../platform/spreadsheet/import-reading.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';
import { importMessages as messages } from './messages.ts';
import { ReadingFacts } from './ReadingFacts.tsx';
import type { Import } from './use-import.ts';
import { dotted } from '../../../ui/dotted.ts';

type Column = FileReading['columns'][number];

const titleOf = ({ header }: Column, index: number): string =>
  header || messages.noHeader(index + 1);

/** Whoever has no address is known by the whole name. */
const sayWho = (kind: ImportKind, fields: readonly (ImportField | null)[]): boolean => {
  if (kind === 'companies') return fields.includes('name');
  return (
    fields.includes('full_name') || (fields.includes('first_name') && fields.includes('last_name'))
  );
};

/** Why columns cannot be taken as they are; null where they can. */
const faultOf = (kind: ImportKind, fields: readonly (ImportField | null)[]): string | null => {
  if (!fields.includes('email') && !sayWho(kind, fields)) return messages.columnsNeeded;
  if (kind === 'companies' && !fields.includes('name')) return messages.nameNeeded;
  const single = importFields[kind].filter(({ many }) => many !== true).map(({ field }) => field);
  const twice = single.find((field) => fields.filter((one) => one === field).length > 1);
  return twice === undefined ? null : messages.twice(fieldLabel(kind, twice));
};

/** The columns of a file, with what they hold, and what each becomes. */
export const ColumnsStep = ({ run }: { run: Import }) => {
  const {
    reading: { read, map, busy },
    subject: { kind },
  } = run;
  const columns = read?.reading.columns ?? [];
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [tried, setTried] = useState(false);
  const shown = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.filled > 0);
  const choices = importFields[kind].map(({ field, label }) => [field, label] as const);
  const missed = shown
    .filter(({ index }) => fields[index] === null)
    .map(({ column, index }) => titleOf(column, index));
  const fault = faultOf(kind, fields);
  const go = async () => {
    setTried(true);
    if (fault !== null) return;
    await map(fields, true);
    run.goTo('preview');
  };
  return (
    <Stack>
      <p>{messages.columnsLead}</p>
      <ReadingFacts run={run} />
      <div className={classes.columns}>
        {shown.map(({ column, index }) => (
          <div key={index} className={classes.column} data-doubtful={column.doubtful || undefined}>
            <div className={classes.columnHead}>
              <span className={classes.strong}>{titleOf(column, index)}</span>
              {column.doubtful && <span className={classes.check}> {messages.toCheck}</span>}
              <span className={classes.samples}>{dotted(column.samples)}</span>
            </div>
            <SelectField
              aria-label={`${messages.becomes}, ${titleOf(column, index)}`}
              choices={choices}
              placeholder={messages.notTaken}
              value={fields[index] ?? ''}
              onChange={(event) => {
                const value = (event.currentTarget.value || null) as ImportField | null;
                setFields((before) => before.map((field, at) => (at === index ? value : field)));
              }}
            />
          </div>
        ))}
      </div>
      <div role="status">
        {missed.length > 0 && (
          <p className={classes.hint}>{messages.willMiss(formatNames(missed, 12))}</p>
        )}
        {tried && fault !== null && <p className={classes.bad}>{fault}</p>}
      </div>
      <DialogActions>
        <Button onClick={() => run.goTo('choose')}>{messages.anotherFile}</Button>
        <Button variant="main" data-autofocus busy={busy} onClick={() => void go()}>
          {messages.toPreview}
        </Button>
      </DialogActions>
    </Stack>
  );
};
