import type { Answer } from '@tandem/contract';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { personPath } from '../people/people.ts';
import type { Column } from '../../../ui/table/types.ts';
import { workMessages as messages } from './messages.ts';

export type Wait = Answer<'GET /follow-up/waits/'>['items'][number];

export interface WaitRow extends Wait {
  key: string;
}

export const keyOf = ({ kind, account_id: account, subject_id: subject }: Wait): string =>
  `${kind} ${account} ${subject}`;

type What = Pick<Wait, 'kind' | 'title' | 'count' | 'limit' | 'over'> &
  Partial<Pick<Wait, 'tutor'>>;

/** What tells a wait from others of its kind, if anything does. */
const detailOf = ({ kind, title, count, limit, over, tutor }: What): string | null => {
  const details = [
    ...(title === null ? [] : [messages.about(title)]),
    ...(tutor ? [messages.tutor(tutor)] : []),
    ...(limit === null ? [] : [messages.limit(formatShortDay(limit), over)]),
  ];
  if (details.length > 0) return details.join(', ');
  return kind === 'answer_candidate' ? messages.waiting(count) : null;
};

export const whatOf = (wait: What): string => {
  const { label } = waitKinds[wait.kind];
  const detail = detailOf(wait);
  if (detail === null) return label;
  return wait.title === null && wait.limit !== null
    ? `${label}, ${detail}`
    : `${label}\u202f: ${detail}`;
};

export const sentOf = ({ sent_count: count, last_sent: last }: Wait): string =>
  last === null ? messages.never : messages.sentTimes(count, formatShortDay(last));

/** Whether nothing goes out by itself any more: it is for the centre to do. */
const isForStaff = ({ late, next, next_at: at }: Wait): boolean =>
  at === null || (next !== 'reminder' && late);

export const nextOf = (wait: Wait): string => {
  const { next, next_at: at } = wait;
  if (at === null || isForStaff(wait)) return messages.nowStaff;
  if (next === 'reminder') return messages.nextReminder(formatShortDay(at));
  return messages.nextStaff(formatShortDay(at));
};

export const waitColumns: readonly Column<WaitRow>[] = [
  {
    key: 'name',
    isName: true,
    title: messages.who,
    width: '1.1fr',
    cell: ({ name, account_id: accountId }) => <Link to={personPath(accountId)}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    key: 'phone',
    title: messages.phone,
    width: '140px',
    inCards: ({ phone }) => phone !== null,
    onCard: 'beside',
    cell: ({ phone, contact }) =>
      phone && (
        <a href={`tel:${phone}`} title={contact ?? undefined}>
          {formatPhone(phone)}
        </a>
      ),
  },
  {
    key: 'what',
    title: messages.what,
    width: '2.4fr',
    onCard: 'line',
    cell: whatOf,
    sortBy: whatOf,
  },
  {
    key: 'since',
    title: messages.since,
    width: '112px',
    cell: ({ since }) => formatShortDay(since),
    sortBy: ({ since }) => since,
  },
  {
    key: 'sent',
    title: messages.sent,
    width: '1.5fr',
    inCards: ({ last_sent: last }) => last !== null,
    cell: sentOf,
    sortBy: ({ last_sent: last }) => last,
    from: 'md',
  },
  {
    key: 'next',
    title: messages.next,
    width: '176px',
    inCards: (wait) => !isForStaff(wait),
    cell: nextOf,
    sortBy: ({ next_at: at }) => at,
    from: 'lg',
  },
];

const bareColumns = waitColumns.filter(({ key }) => key !== 'what');

const detailColumns = waitColumns.map((column) =>
  column.key === 'what' ? { ...column, title: messages.detail, cell: detailOf } : column,
);

/** Where one kind is chosen its name stands in the filter, and no line repeats it. */
export const waitColumnsFor = (
  waits: readonly Wait[],
  isOneKind: boolean,
): readonly Column<WaitRow>[] => {
  if (!isOneKind) return waitColumns;
  return waits.some((wait) => detailOf(wait) !== null) ? detailColumns : bareColumns;
};
