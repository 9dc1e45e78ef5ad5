import type { Sent } from '@tandem/contract';
import { auditActionKinds, auditActions, auditLogLists } from '@tandem/domain/audit/audit-log';
import { needFieldLabel } from '@tandem/domain/needs/need-changes';
import { api } from '../../platform/api/client.ts';
import { LongExportButton } from '../../ui/actions/LongExportButton.tsx';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { auditLogMessages as messages } from './messages.ts';
import { actorOf, auditActionOf, whoseOf, type Line } from './audit-lines.ts';

const columns: readonly ExportColumn<Line>[] = [
  { title: messages.at, value: ({ at }) => ({ moment: new Date(at) }) },
  { title: messages.deed, value: auditActionOf },
  {
    title: messages.kind,
    value: ({ deed: auditAction }) => auditActionKinds[auditActions[auditAction].kind],
  },
  { title: messages.whose, value: whoseOf },
  { title: messages.email, value: ({ person }) => person?.email ?? '' },
  { title: messages.account, value: ({ person }) => person?.account ?? null },
  { title: messages.list, value: ({ list }) => (list ? auditLogLists[list] : '') },
  { title: messages.items, value: ({ items }) => items },
  { title: messages.fields, value: ({ fields }) => fields.map(needFieldLabel).join(', ') },
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

interface AuditExportProps {
  query: NonNullable<Sent<'GET /journal/'>['query']>;
  total: number | undefined;
}

/** Exports the lines that the filters leave, the newest ones. */
export const AuditExport = ({ query, total }: AuditExportProps) => (
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
