import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import type { ImportRecord } from '../import/handing/import-progress.ts';
import { downloadImportReport } from '../import/handing/import-report.ts';
import { ImportFigures } from '../import/ImportFigures.tsx';
import { importsMessages as messages } from './messages.ts';

/** An import with its report; it can be taken back once. */
export const ImportDetail = ({ record }: { record: ImportRecord }) => {
  const [asked, setAsked] = useState(false);
  const withdraw = useAction({
    run: () => api('POST /imports/{id}/withdraw/', { params: { id: record.id } }),
    working: messages.withdrawing,
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    changes: ['GET /imports/', 'GET /temp-applicants/', 'GET /companies/'],
  });
  const open = record.added - record.registered - record.withdrawn;
  const mayWithdraw = record.state !== 'withdrawn' && record.state !== 'withdrawing';
  return (
    <Stack>
      <ImportFigures record={record} />
      <Row>
        <Button onClick={() => void downloadImportReport(record.id, record.kind)}>
          {messages.report}
        </Button>
        {mayWithdraw && (
          <Button variant="quiet" busy={withdraw.isPending} onClick={() => setAsked(true)}>
            {messages.withdraw}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        opened={asked}
        title={messages.withdrawTitle}
        confirm={messages.withdraw}
        onConfirm={() => {
          setAsked(false);
          withdraw.mutate();
        }}
        onClose={() => setAsked(false)}
      >
        {messages.withdrawText(open, record.restorable, record.updated - record.restorable)}
      </ConfirmDialog>
    </Stack>
  );
};
