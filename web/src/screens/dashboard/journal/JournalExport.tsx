import type { Sent } from '@tandem/contract';
import { deedKinds, deeds, journalLists } from '@tandem/domain/audit/audit-log';
import { api } from '../../../api.ts';
import { LongExportButton } from '../../../components/LongExportButton.tsx';
import type { ExportColumn } from '../../../data/export-rows.ts';
import { formatMoment } from '../../../format/dates.ts';
import { formatNumber } from '../../../format/numbers.ts';
import { journalMessages as messages } from '../../../messages/journal.ts';
import { actorOf, deedOf, whoseOf, type Line } from './lines.ts';

const columns: readonly ExportColumn<Line>[] = [
  { title: messages.at, value: ({ at }) => formatMoment(at) },
  { title: messages.deed, value: deedOf },
  { title: messages.kind, value: ({ deed }) => deedKinds[deeds[deed].kind] },
  { title: messages.whose, value: whoseOf },
  { title: messages.email, value: ({ person }) => person?.email ?? '' },
  { title: messages.account, value: ({ person }) => person?.account ?? null },
  { title: messages.list, value: ({ list }) => (list ? journalLists[list] : '') },
  { title: messages.items, value: ({ items }) => items },
  { title: messages.who, value: actorOf },
  { title: messages.email, value: ({ actor }) => actor.email ?? '' },
  { title: messages.account, value: ({ actor }) => actor.account },
  { title: messages.role, value: ({ actor }) => messages.roles[actor.role] },
  { title: messages.request, value: ({ request_id: request }) => request },
];

const people = { list: 'journal', idOf: ({ id }: Line) => id } as const;

/** Lines of one call, of a file, and the milliseconds that a call may take. */
const pageSize = 1000;
const linesMax = 20_000;
const patience = 30_000;

interface JournalExportProps {
  query: NonNullable<Sent<'GET /journal/'>['query']>;
  total: number | undefined;
}

/** Exports the lines that the filters leave, the newest ones. */
export const JournalExport = ({ query, total }: JournalExportProps) => (
  <LongExportButton
    name={messages.name}
    columns={columns}
    total={total}
    pageSize={pageSize}
    read={(page) => api('GET /journal/', { query: { ...query, ...page }, timeout: patience })}
    people={people}
    cut={{ max: linesMax, message: messages.exportCut(formatNumber(linesMax)) }}
  />
);
