import { useState } from 'react';
import {
  exportRows,
  type ExportColumn,
  type ExportedPeople,
} from '../../platform/data/export-rows.ts';
import { exportMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from './Button.tsx';
import classes from './ExportButton.module.css';

type Format = 'xlsx' | 'csv';

interface LongExportButtonProps<Row> {
  /** What the rows are, in French and in the plural; names the file and the sheet: 'matchings'. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** How many rows the filters leave; undefined while that is not known. */
  total: number | undefined;
  /** Reads the list, from its beginning, and says how long it is by now. */
  read: (page: { limit: number }) => Promise<{ items: readonly Row[]; total: number }>;
  /** Null where the rows hold nobody's data. */
  people: ExportedPeople<Row> | null;
  /** From so many rows on the server is asked for the file. */
  orderedFrom: number;
  order: (format: Format) => Promise<void>;
}

/**
 * Saves a list that is too long to be held on the screen as a file. It is read at one go, as what moves between two pages would be
 * left out; what is too long for that the server is asked for.
 */
export const LongExportButton = <Row,>({
  name,
  columns,
  total = 0,
  read,
  people,
  orderedFrom,
  order,
}: LongExportButtonProps<Row>) => {
  const [busy, setBusy] = useState<Format | null>(null);
  const readOrOrder = async (format: Format) => {
    if (total >= orderedFrom) return order(format);
    try {
      const { items, total: grown } = await read({ limit: orderedFrom });
      if (grown > items.length) return await order(format);
      return await exportRows({ name, columns, rows: items, people, format });
    } catch (error) {
      return notify.failure(exportMessages.failed, error);
    }
  };
  const run = async (format: Format) => {
    setBusy(format);
    await readOrOrder(format);
    setBusy(null);
  };
  const button = (format: Format, word: string, hint: string) => (
    <Button
      size="sm"
      variant={format === 'csv' ? 'quiet' : undefined}
      title={hint}
      busy={busy === format}
      disabledBecause={total === 0 && exportMessages.nothing}
      onClick={() => void run(format)}
    >
      {busy === format ? exportMessages.making : word}
    </Button>
  );
  return (
    <>
      {button('xlsx', exportMessages.export, exportMessages.exportHint)}
      <span className={classes.csv}>
        {button('csv', exportMessages.csv, exportMessages.csvHint)}
      </span>
    </>
  );
};
