import { formatShortDay } from '../../../platform/format/dates.ts';
import { exportRows, type ExportColumn } from '../../../platform/data/export-rows.ts';
import { workMessages as messages } from './messages.ts';
import { sentOf, whatOf, type WaitRow } from './wait-columns.tsx';

/** One person to call, with all for which they are called. */
export interface Called {
  waits: readonly [WaitRow, ...WaitRow[]];
}

/** Each once, in the order of the list. */
export const calledOf = (rows: readonly WaitRow[]): Called[] =>
  [...Map.groupBy(rows, ({ account_id: account }) => account).values()].flatMap(
    ([first, ...more]) => (first ? [{ waits: [first, ...more] as const }] : []),
  );

const linesOf = ({ waits }: Called, line: (wait: WaitRow) => string): string =>
  waits.map(line).join('\n');

export const callColumns: readonly ExportColumn<Called>[] = [
  { title: messages.who, value: ({ waits: [{ name }] }) => name },
  { title: messages.contact, value: ({ waits: [{ contact }] }) => contact ?? '' },
  { title: messages.phone, value: ({ waits: [{ phone }] }) => phone ?? '' },
  { title: messages.what, value: (called) => linesOf(called, whatOf) },
  {
    title: messages.since,
    value: (called) => linesOf(called, ({ since }) => formatShortDay(since)),
  },
  { title: messages.sent, value: (called) => linesOf(called, sentOf) },
  // To be written in by hand, beside the telephone.
  { title: messages.said, value: () => '' },
];

const idOn = (side: WaitRow['side'], { waits: [wait] }: Called): number | null =>
  wait.side === side ? wait.record_id : null;

/** Saves whom one calls, and why; the journal is told of either side. */
export const saveCallList = (rows: readonly WaitRow[]): Promise<void> => {
  const called = calledOf(rows);
  const has = (side: WaitRow['side']) => called.some((one) => idOn(side, one) !== null);
  return exportRows({
    name: messages.callListName,
    columns: callColumns,
    rows: called,
    people: [
      ...(has('applicant')
        ? [{ list: 'candidates' as const, idOf: (one: Called) => idOn('applicant', one) }]
        : []),
      ...(has('company')
        ? [{ list: 'companies' as const, idOf: (one: Called) => idOn('company', one) }]
        : []),
    ],
  });
};
