import { exportRows } from '../../../platform/data/export-rows.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { formatNames } from '../../../platform/format/text.ts';
import { importMessages as messages } from './messages.ts';
import type { ImportKind } from '../../../platform/spreadsheet/check-rows.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';
import { isSendable, stateOf } from './row-state.ts';
import type { ImportSubject, Row } from './subject.ts';
import type { Import } from './use-import.ts';

interface ReportStepProps<Kind extends ImportKind> {
  subject: ImportSubject<Kind>;
  run: Import<Kind>;
  onClose: () => void;
}

const emailOf = <Kind extends ImportKind>({ values }: Row<Kind>): string =>
  (values as Record<string, string>)['email'] ?? '';

/** What became of every row; to be kept as a file. */
export const ReportStep = <Kind extends ImportKind>({
  subject,
  run: { rows, resultOf },
  onClose,
}: ReportStepProps<Kind>) => {
  const emails = { created: [], failed: [], known: [], unsent: [] } as Record<
    ReturnType<typeof resultOf>,
    string[]
  >;
  for (const row of rows) emails[resultOf(row)].push(emailOf(row));
  const titles = new Map<string, string>(subject.columns);
  const counts = [
    [messages.createdLabel, emails.created.length + emails.failed.length],
    [messages.knownLabel, emails.known.length],
    [messages.failedLabel, emails.failed.length],
    [messages.unsentLabel, emails.unsent.length],
  ] as const;
  const download = () =>
    exportRows({
      people: null,
      name: messages.reportName,
      rows,
      columns: [
        { title: messages.line, value: ({ line }) => line },
        ...subject.columns.map(([field, title]) => ({
          title,
          value: (row: Row<Kind>) => row.values[field],
        })),
        { title: messages.result, value: (row) => messages.results[resultOf(row)] },
        {
          title: messages.state,
          value: (row) =>
            isSendable(row) && !('phone' in row.refusals) ? null : stateOf(row, titles).text,
        },
      ],
    });
  return (
    <Stack>
      <dl className={classes.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {emails.known.length > 0 && (
        <p className={classes.list}>{messages.knownList(formatNames(emails.known, 10))}</p>
      )}
      {emails.failed.length > 0 && (
        <div className={classes.list}>
          <p>{messages.failedList(formatNames(emails.failed, 10))}</p>
          <p className={classes.hint}>{messages.failedHint}</p>
        </div>
      )}
      <DialogActions>
        <Button onClick={() => void download()}>{messages.downloadReport}</Button>
        <Button variant="main" data-autofocus onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Stack>
  );
};
