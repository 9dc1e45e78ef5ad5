import { auditActionKinds, auditActions, auditLogLists } from '@tandem/domain/audit/audit-log';
import { needFieldLabel } from '@tandem/domain/needs/need-changes';
import { formatMoment } from '../../platform/format/dates.ts';
import { CutText } from '../../ui/table/CutText.tsx';
import type { Column } from '../../ui/table/types.ts';
import { actorOf, auditActionOf, whoseOf, type Line } from './audit-lines.ts';
import { auditLogMessages as messages } from './messages.ts';

/** The log is sorted by the server: a column says that it can be, not how. */
const sorted = { sortBy: () => null } as const;

const words = (
  key: string,
  title: string,
  textOf: (line: Line) => string,
  more: Partial<Column<Line>> = { extra: true },
): Column<Line> => ({
  key,
  title,
  cell: (line) => <CutText>{textOf(line)}</CutText>,
  exported: textOf,
  ...more,
});

const number = (
  key: string,
  title: string,
  numberOf: (line: Line) => number | null,
): Column<Line> => ({
  key,
  title,
  width: '104px',
  align: 'end',
  cell: (line) => numberOf(line) ?? '–',
  exported: numberOf,
  extra: true,
});

/** All that the log tells of each line; the keys of those that sort are those of the call. */
export const columns: readonly Column<Line>[] = [
  words('deed', messages.deed, auditActionOf, { width: '1.2fr', ...sorted }),
  words('whose', messages.whose, whoseOf, { width: '1.4fr', ...sorted }),
  words('who', messages.who, actorOf, { width: '1.2fr', ...sorted }),
  words('role', messages.role, ({ actor }) => messages.roles[actor.role], {
    width: '170px',
    from: 'lg',
    ...sorted,
  }),
  {
    key: 'at',
    title: messages.at,
    width: '230px',
    cell: ({ at }) => formatMoment(at),
    exported: ({ at }) => ({ moment: new Date(at) }),
    ...sorted,
  },
  words(
    'kind',
    messages.kind,
    ({ deed: auditAction }) => auditActionKinds[auditActions[auditAction].kind],
  ),
  words('email', messages.personEmail, ({ person }) => person?.email ?? ''),
  number('account', messages.personAccount, ({ person }) => person?.account ?? null),
  words('list', messages.list, ({ list }) => (list ? auditLogLists[list] : '')),
  number('items', messages.items, ({ items }) => items),
  words('fields', messages.fields, ({ fields }) => fields.map(needFieldLabel).join(', ')),
  words('actor-email', messages.actorEmail, ({ actor }) => actor.email ?? ''),
  number('actor-account', messages.actorAccount, ({ actor }) => actor.account),
  words('request', messages.request, ({ request_id: request }) => request),
];
