import {
  apprenticeColumns,
  type ApprenticeRow,
} from '@tandem/domain/contracts/apprentices/apprentice-columns';
import { useId } from 'react';
import { api } from '../../../platform/api/client.ts';
import { exportRows, type ExportColumn } from '../../../platform/data/export-rows.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { boardNotes } from './board-notes.ts';
import { boardMessages as messages } from './messages.ts';

type Format = 'xlsx' | 'csv';

const columns: ExportColumn<ApprenticeRow>[] = apprenticeColumns.map(({ key }) => ({
  title: key,
  value: (row) => row[key] ?? '',
}));

const exportBoard = async (session: number, format: Format): Promise<void> => {
  const told = await api('GET /sessions/{id}/apprentices/', { params: { id: session } });
  const { rows, professional, school_year: schoolYear } = told;
  if (rows.length === 0) {
    notify.error(messages.none);
    return;
  }
  await exportRows({
    name: messages.name(schoolYear ?? told.session),
    columns,
    rows,
    // The server has told the audit log when it answered.
    people: null,
    format,
    notes: boardNotes(rows, professional),
  });
};

interface ApprenticeExportProps {
  /** Undefined where all are shown. */
  session: number | undefined;
}

/** The contracts of a session as a centre declares them to the « Tableau de bord de l'apprentissage ». */
export const ApprenticeExport = ({ session }: ApprenticeExportProps) => {
  const heading = useId();
  const exporting = useAction({
    run: (format: Format) => exportBoard(session ?? 0, format),
    failed: messages.failed,
  });
  const buttonOf = (format: Format, label: string) => (
    <Button
      size="sm"
      busy={exporting.isPending && exporting.variables === format}
      disabledBecause={session === undefined && messages.noSession}
      onClick={() => exporting.mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack>
        <h2 id={heading}>{messages.title}</h2>
        <p>{messages.hint}</p>
        <Row>
          {buttonOf('xlsx', messages.xlsx)}
          {buttonOf('csv', messages.csv)}
        </Row>
      </Stack>
    </Card>
  );
};
