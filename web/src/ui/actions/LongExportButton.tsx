import { useState } from 'react';
import {
  exportRows,
  type ExportColumn,
  type ExportedPeople,
} from '../../platform/data/export-rows.ts';
import { formatPercent } from '../../platform/format/numbers.ts';
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
  pageSize: number;
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>;
  /** Null where the rows hold nobody's data. */
  people: ExportedPeople<Row> | null;
  /** From so many rows on the server is asked for the file. */
  orderedFrom: number;
  order: (format: Format) => Promise<void>;
}

/** Saves a list that is too long to be held on the screen as a file: reads it piece by piece, or has the server make it. */
export const LongExportButton = <Row extends { id: number }>({
  name,
  columns,
  total = 0,
  pageSize,
  read,
  people,
  orderedFrom,
  order,
}: LongExportButtonProps<Row>) => {
  const [busy, setBusy] = useState<{ format: Format; share: number | null } | null>(null);
  const readAll = async (format: Format) => {
    // A row that moved to the next piece meanwhile comes twice.
    const rows = new Map<number, Row>();
    try {
      for (let offset = 0; offset < total; offset += pageSize) {
        setBusy({ format, share: (offset / total) * 100 });
        for (const row of await read({ limit: pageSize, offset })) rows.set(row.id, row);
      }
      setBusy({ format, share: null });
      await exportRows({ name, columns, rows: [...rows.values()], people, format });
    } catch (error) {
      notify.failure(exportMessages.failed, error);
    }
  };
  const run = async (format: Format) => {
    setBusy({ format, share: null });
    await (total >= orderedFrom ? order(format) : readAll(format));
    setBusy(null);
  };
  const wordOf = (format: Format, word: string): string => {
    if (busy?.format !== format) return word;
    return busy.share === null
      ? exportMessages.making
      : exportMessages.running(formatPercent(busy.share));
  };
  const button = (format: Format, word: string, hint: string) => (
    <Button
      size="sm"
      variant={format === 'csv' ? 'quiet' : undefined}
      title={hint}
      busy={busy?.format === format}
      disabledBecause={total === 0 && exportMessages.nothing}
      onClick={() => void run(format)}
    >
      {wordOf(format, word)}
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
