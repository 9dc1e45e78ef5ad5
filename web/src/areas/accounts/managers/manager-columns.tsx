import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Column } from '../../../ui/table/types.ts';
import type { Manager, Programme } from './managers.ts';
import { managerMessages as messages } from './messages.ts';
import { Programmes } from './Programmes.tsx';

/** The columns of the list; whom one supervises is changed in its cell. */
export const columnsWith = (programmes: readonly Programme[]): readonly Column<Manager>[] => [
  {
    key: 'first',
    title: messages.firstName,
    width: '1fr',
    cell: ({ first_name: name }) => name,
    sortBy: ({ first_name: name }) => name,
  },
  {
    key: 'last',
    title: messages.lastName,
    width: '1fr',
    cell: ({ last_name: name }) => name,
    sortBy: ({ last_name: name }) => name,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.6fr',
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
  },
  {
    key: 'trainings',
    title: messages.trainings,
    width: '2.6fr',
    cell: (manager) => <Programmes manager={manager} programmes={programmes} />,
    sortBy: ({ supervised }) => supervised.length,
  },
  {
    key: 'access',
    title: messages.access,
    width: '92px',
    cell: ({ registered }) =>
      registered ? (
        <Badge variant="good">{messages.registered}</Badge>
      ) : (
        <span title={messages.invitedHint}>
          <Badge variant="hollow">{messages.invited}</Badge>
        </span>
      ),
    sortBy: ({ registered }) => Number(registered),
  },
];

/** Whose data an export holds. */
export const people = { list: 'managers', idOf: ({ id }: Manager) => id } as const;

export const exportColumns: readonly ExportColumn<Manager>[] = [
  { title: messages.firstName, value: ({ first_name: name }) => name },
  { title: messages.lastName, value: ({ last_name: name }) => name },
  { title: messages.email, value: ({ email }) => email },
  {
    title: messages.trainings,
    value: ({ supervised }) =>
      supervised.map(({ formation: programme }) => programme.name).join(', '),
  },
  {
    title: messages.access,
    value: ({ registered }) => (registered ? messages.registered : messages.invited),
  },
];

/** What a manager is found by. */
export const textOf = ({ name, email }: Manager) => `${name} ${email}`;
