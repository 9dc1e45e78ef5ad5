import { formatMoment } from '../../../platform/format/dates.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';
import type { ImportRecord } from './handing/import-progress.ts';
import { importMessages as messages } from './messages.ts';
import { ProgressBar } from './handing/ProgressBar.tsx';

const sentence = ({ state, send_at: at }: ImportRecord): string => {
  if (state === 'scheduled' && at !== null) return messages.scheduled(formatMoment(at));
  return state === 'done' ? messages.done : messages.mayClose;
};

/** How far an import is, and what has become of its rows. */
export const ImportFigures = ({
  record,
  kept,
}: {
  record: ImportRecord;
  /** Rows that were never handed over: those of people who are there, and the others. */
  kept?: { known: number; others: number };
}) => {
  const counts = [
    [messages.addedLabel, record.added],
    [messages.updatedLabel, record.updated],
    [messages.skippedLabel, record.skipped + (kept?.known ?? 0)],
    [messages.refusedLabel, record.refused],
    ...(record.state === 'withdrawn' && record.updated > 0
      ? [
          [messages.restoredLabel, record.restored] as const,
          [messages.keptLabel, record.updated - record.restored] as const,
        ]
      : []),
    ...(kept === undefined ? [] : [[messages.unsentLabel, kept.others] as const]),
  ] as const;
  return (
    <Stack>
      {record.state === 'running' && (
        <ProgressBar
          label={messages.working}
          text={messages.progressOf(formatNumber(record.treated), formatNumber(record.rows))}
          done={record.treated}
          all={record.rows}
        />
      )}
      <p role="status">{sentence(record)}</p>
      <dl className={classes.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
};
