import { useState } from 'react';
import {
  exportRows,
  type ExportColumn,
  type ExportedPeople,
} from '../../platform/data/export-rows.ts';
import { exportMessages } from '../../platform/messages.ts';
import { Button } from './Button.tsx';

interface ExportButtonProps<Row> {
  /** What the rows are, in French and in the plural; names the file and the sheet: 'candidats'. */
  name: string;
  columns: readonly ExportColumn<Row>[];
  /** Those that the filters leave; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Null where the rows hold nobody's data. */
  people: ExportedPeople<Row> | null;
}

/** Saves the rows of a list as an .xlsx file; stands at the end of its toolbar. */
export const ExportButton = <Row,>({ name, columns, rows, people }: ExportButtonProps<Row>) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await exportRows({ name, columns, rows: rows ?? [], people });
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      title={exportMessages.exportHint}
      busy={busy}
      disabledBecause={!rows?.length && exportMessages.nothing}
      onClick={() => void run()}
    >
      {exportMessages.export}
    </Button>
  );
};
