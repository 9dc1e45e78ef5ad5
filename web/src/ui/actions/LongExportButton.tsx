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
  /** Rows of a file; what the user is told when there are more. */
  cut?: { max: number; message: string };
}

/** Saves a list that is too long to be held on the screen as an .xlsx file; reads it piece by piece for that. */
export const LongExportButton = <Row extends { id: number }>({
  name,
  columns,
  total = 0,
  pageSize,
  read,
  people,
  cut,
}: LongExportButtonProps<Row>) => {
  const [share, setShare] = useState<number | null>(null);
  const count = Math.min(total, cut?.max ?? Infinity);
  const run = async () => {
    // A row that moved to the next piece meanwhile comes twice.
    const rows = new Map<number, Row>();
    try {
      for (let offset = 0; offset < count; offset += pageSize) {
        setShare((offset / count) * 100);
        for (const row of await read({ limit: pageSize, offset })) rows.set(row.id, row);
      }
      if (cut && total > cut.max) notify.success(cut.message);
      await exportRows({ name, columns, rows: [...rows.values()], people });
    } catch (error) {
      notify.failure(exportMessages.failed, error);
    }
    setShare(null);
  };
  return (
    <Button
      size="sm"
      title={exportMessages.exportHint}
      busy={share !== null}
      disabledBecause={total === 0 && exportMessages.nothing}
      onClick={() => void run()}
    >
      {share === null ? exportMessages.export : exportMessages.running(formatPercent(share))}
    </Button>
  );
};
