import { followedColumns, sourceColumn, stageColumn } from '../../follow-up/standing/standings.ts';
import { StateBadge } from '../../invitations/StateBadge.tsx';
import { countColumn, dayColumn, sentText } from '../../invitations/sending-columns.ts';
import { SendingSigns } from '../../invitations/SendingSigns.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { candidateDetailMessages, candidatesMessages as messages } from './messages.ts';
import { sendingMessages } from '../../invitations/messages.ts';
import { isInvited, statusLabels, type Candidate } from './candidate-rows.ts';

const contractOf = ({ record }: Candidate): string =>
  record.contract_type === null ? '' : messages.contracts[record.contract_type];

const phoneOf = ({ record }: Candidate): string =>
  record.phone === null ? '' : formatPhone(record.phone);

const sessionOf = (row: Candidate): string =>
  isInvited(row) ? '' : (row.record.session?.name ?? '');

export const columns: readonly Column<Candidate>[] = [
  {
    key: 'first_name',
    title: messages.firstName,
    cell: ({ record }) => (
      <CutText>{record.first_name || (record.last_name ? null : messages.nameless)}</CutText>
    ),
    sortBy: ({ record }) => record.first_name || null,
    exported: ({ record }) => record.first_name,
  },
  {
    key: 'last_name',
    title: messages.lastName,
    cell: ({ record }) => <CutText>{record.last_name}</CutText>,
    // The card is headed by the whole name.
    inCards: () => false,
    sortBy: ({ record }) => record.last_name || null,
    exported: ({ record }) => record.last_name,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.7fr',
    cell: ({ record }) => <CutText>{record.email}</CutText>,
    sortBy: ({ record }) => record.email,
    exported: ({ record }) => record.email,
  },
  {
    key: 'diploma',
    title: messages.diploma,
    cell: ({ record }) => <CutText>{record.diploma}</CutText>,
    inCards: ({ record }) => record.diploma !== null,
    sortBy: ({ record }) => record.diploma,
    exported: ({ record }) => record.diploma,
    from: 'lg',
  },
  {
    key: 'contract_type',
    title: messages.contractType,
    cell: (row) => <CutText>{contractOf(row)}</CutText>,
    inCards: ({ record }) => record.contract_type !== null,
    sortBy: (row) => contractOf(row) || null,
    exported: contractOf,
    from: 'lg',
  },
  {
    key: 'location',
    title: messages.location,
    width: '0.8fr',
    cell: ({ record }) => <CutText>{record.location}</CutText>,
    inCards: ({ record }) => record.location !== null,
    sortBy: ({ record }) => record.location,
    exported: ({ record }) => record.location,
    from: 'lg',
  },
  {
    key: 'status',
    title: messages.status,
    width: '110px',
    cell: ({ state }) => <StateBadge state={state} labels={messages.badges} />,
    sortBy: ({ state }) => state,
    exported: ({ state }) => statusLabels[state],
  },
  stageColumn('applicant'),
  {
    key: 'sent',
    title: sendingMessages.title,
    width: '88px',
    from: 'md',
    cell: ({ record }) =>
      record.email === null ? '–' : <SendingSigns mail={record} sms={record} />,
    sortBy: ({ record }) => record.last_email_sent,
    exported: ({ record }) => sentText(record),
  },
  {
    key: 'phone',
    title: candidateDetailMessages.phone,
    width: '124px',
    cell: (row) => phoneOf(row) || '–',
    sortBy: (row) => phoneOf(row) || null,
    exported: phoneOf,
    extra: true,
  },
  ...followedColumns,
  sourceColumn,
  {
    key: 'session',
    title: messages.session,
    cell: (row) => sessionOf(row) || '–',
    sortBy: (row) => sessionOf(row) || null,
    exported: sessionOf,
    extra: true,
  },
  dayColumn('filled', messages.filledByCentre, (row) =>
    isInvited(row) ? null : (row.record.filled_by_centre?.at ?? null),
  ),
  countColumn('mails', messages.mailsSent, ({ record }) => record.email_sent_count),
  dayColumn('last_mail', messages.lastMail, ({ record }) => record.last_email_sent),
  countColumn('sms', messages.smsSent, ({ record }) => record.sms_sent_count),
  dayColumn('last_sms', messages.lastSms, ({ record }) => record.last_sms_sent),
  dayColumn('opened', sendingMessages.openedOn, ({ record }) => record.opened_at),
];
