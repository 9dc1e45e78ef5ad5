import { useState } from 'react';
import { mapWithConcurrency } from '../../platform/data/map-with-concurrency.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { formatNames } from '../../platform/format/text.ts';
import { notify } from '../../platform/notify/notify.ts';
import { bulkMessages } from '../messages.ts';

interface BulkRun<Row> {
  rows: readonly Row[];
  action: (row: Row) => Promise<unknown>;
  done: (count: number) => string;
  failed: string;
}

/** Does the same with many rows, tells how far it is, and names those with which it did not go well. */
export const useBulkRun = <Row>(nameOf: (row: Row) => string) => {
  const [busy, setBusy] = useState(false);
  /** Answers the rows with which it went well. */
  const run = async <Some extends Row>({
    rows,
    action,
    done,
    failed: failure,
  }: BulkRun<Some>): Promise<readonly Some[]> => {
    setBusy(true);
    const progress = (count: number) =>
      bulkMessages.progress(formatNumber(count), formatNumber(rows.length));
    const id = notify.loading(progress(0));
    const { done: well, failed } = await mapWithConcurrency(rows, action, (count) => {
      notify.loading(progress(count), { id });
    });
    if (well.length > 0) notify.success(done(well.length), { id });
    else notify.dismiss(id);
    if (failed.length > 0) {
      const names = formatNames(failed.map(({ item }) => nameOf(item)));
      notify.error(`${failure}\n${bulkMessages.failedFor(names)}`);
    }
    setBusy(false);
    return well;
  };
  return { busy, run };
};
