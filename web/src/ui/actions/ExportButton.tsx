import { useState } from 'react';
import {
  exportRows,
  type ExportColumn,
  type ExportedPeople,
} from '../../platform/data/export-rows.ts';
import { exportMessages } from '../../platform/messages.ts';
import { Button } from './Button.tsx';
import classes from './ExportButton.module.css';

interface ExportButtonProps<Row> {
  /** What the rows are, in French and in the plural; names the file and the sheet: 'candidats'. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** Those that the filters leave; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Null where the rows hold nobody's data. */
  people: ExportedPeople<Row> | null;
}

/** Saves the rows of a list as an .xlsx file, or as text; stands at the end of its toolbar. */
export const ExportButton = <Row,>({ name, columns, rows, people }: ExportButtonProps<Row>) => {
  const [busy, setBusy] = useState<'xlsx' | 'csv' | null>(null);
  const run = async (format: 'xlsx' | 'csv') => {
    setBusy(format);
    await exportRows({ name, columns, rows: rows ?? [], people, format });
    setBusy(null);
  };
  const nothing = !rows?.length && exportMessages.nothing;
  return (
    <>
      <Button
        size="sm"
        title={exportMessages.exportHint}
        busy={busy === 'xlsx'}
        disabledBecause={nothing}
        onClick={() => void run('xlsx')}
      >
        {busy === 'xlsx' ? exportMessages.making : exportMessages.export}
      </Button>
      <span className={classes.csv}>
        <Button
          size="sm"
          variant="quiet"
          title={exportMessages.csvHint}
          busy={busy === 'csv'}
          disabledBecause={nothing}
          onClick={() => void run('csv')}
        >
          {busy === 'csv' ? exportMessages.making : exportMessages.csv}
        </Button>
      </span>
    </>
  );
};
