import { dateOf, formatShortDay, parisDayOf } from '../../platform/format/dates.ts';
import { formatCount, formatNumber } from '../../platform/format/numbers.ts';
import type { Column } from '../../ui/table/types.ts';

/** How many of something there are, as a number that adds up. */
export const countColumn = <Row>(
  key: string,
  title: string,
  countOf: (row: Row) => number | null,
): Column<Row> => ({
  key,
  title,
  width: '104px',
  align: 'end',
  cell: (row) => {
    const count = countOf(row);
    return count === null ? '–' : formatNumber(count);
  },
  sortBy: countOf,
  exported: countOf,
  extra: true,
});

/** A day on which something happened. */
export const dayColumn = <Row>(
  key: string,
  title: string,
  momentOf: (row: Row) => string | null,
): Column<Row> => ({
  key,
  title,
  width: '112px',
  cell: (row) => {
    const moment = momentOf(row);
    return moment === null ? '–' : formatShortDay(moment);
  },
  sortBy: momentOf,
  exported: (row) => {
    const moment = momentOf(row);
    return moment === null ? null : dateOf(parisDayOf(moment));
  },
  extra: true,
});

/** What was sent, in words: '2 e-mails, 1 SMS'. */
export const sentText = (record: { email_sent_count: number; sms_sent_count: number }): string =>
  [
    ...(record.email_sent_count > 0
      ? [formatCount(record.email_sent_count, 'e-mail', 'e-mails')]
      : []),
    ...(record.sms_sent_count > 0 ? [formatCount(record.sms_sent_count, 'SMS', 'SMS')] : []),
  ].join(', ');
