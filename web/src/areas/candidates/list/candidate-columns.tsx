import { exportedStage, stageColumn } from '../../follow-up/standing/standings.ts';
import { StateBadge } from '../../invitations/StateBadge.tsx';
import { SendingSigns } from '../../invitations/SendingSigns.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import type { Column } from '../../../ui/table/types.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { formatPhone } from '../../../platform/format/phones.ts';
import { candidateDetailMessages, candidatesMessages as messages } from './messages.ts';
import { sendingMessages } from '../../invitations/messages.ts';
import { isInvited, statusLabels, type Candidate } from './candidate-rows.ts';

const contractOf = ({ record }: Candidate): string =>
  record.contract_type === null ? '' : messages.contracts[record.contract_type];

export const columns: readonly Column<Candidate>[] = [
  {
    key: 'first_name',
    title: messages.firstName,
    cell: ({ record }) => (
      <CutText>{record.first_name || (record.last_name ? null : messages.nameless)}</CutText>
    ),
    sortBy: ({ record }) => record.first_name || null,
  },
  {
    key: 'last_name',
    title: messages.lastName,
    cell: ({ record }) => <CutText>{record.last_name}</CutText>,
    // The card is headed by the whole name.
    inCards: () => false,
    sortBy: ({ record }) => record.last_name || null,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.7fr',
    cell: ({ record }) => <CutText>{record.email}</CutText>,
    sortBy: ({ record }) => record.email,
  },
  {
    key: 'diploma',
    title: messages.diploma,
    cell: ({ record }) => <CutText>{record.diploma}</CutText>,
    inCards: ({ record }) => record.diploma !== null,
    sortBy: ({ record }) => record.diploma,
    from: 'lg',
  },
  {
    key: 'contract_type',
    title: messages.contractType,
    cell: (row) => <CutText>{contractOf(row)}</CutText>,
    inCards: ({ record }) => record.contract_type !== null,
    sortBy: (row) => contractOf(row) || null,
    from: 'lg',
  },
  {
    key: 'location',
    title: messages.location,
    width: '0.8fr',
    cell: ({ record }) => <CutText>{record.location}</CutText>,
    inCards: ({ record }) => record.location !== null,
    sortBy: ({ record }) => record.location,
    from: 'lg',
  },
  {
    key: 'status',
    title: messages.status,
    width: '110px',
    cell: ({ state }) => <StateBadge state={state} labels={messages.badges} />,
    sortBy: ({ state }) => state,
  },
  stageColumn('applicant'),
  {
    key: 'sent',
    title: sendingMessages.title,
    width: '88px',
    cell: ({ record }) => <SendingSigns mail={record} sms={record} />,
    sortBy: ({ record }) => record.last_email_sent,
  },
];

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** What the export tells of a candidate: all that the staff would sort or count by. */
export const exported: readonly ExportColumn<Candidate>[] = [
  { title: messages.firstName, value: ({ record }) => record.first_name },
  { title: messages.lastName, value: ({ record }) => record.last_name },
  { title: messages.email, value: ({ record }) => record.email },
  {
    title: candidateDetailMessages.phone,
    value: ({ record }) => (record.phone === null ? null : formatPhone(record.phone)),
  },
  { title: messages.status, value: ({ state }) => statusLabels[state] },
  exportedStage('applicant'),
  { title: messages.diploma, value: ({ record }) => record.diploma },
  { title: messages.contractType, value: contractOf },
  { title: messages.location, value: ({ record }) => record.location },
  {
    title: candidateDetailMessages.formation,
    value: (row) => (isInvited(row) ? null : row.record.formation_name),
  },
  {
    title: messages.session,
    value: (row) => (isInvited(row) ? null : (row.record.session?.name ?? null)),
  },
  { title: 'E-mails envoyés', value: ({ record }) => record.email_sent_count },
  { title: 'Dernier e-mail', value: ({ record }) => dateOf(record.last_email_sent) },
  { title: 'SMS envoyés', value: ({ record }) => record.sms_sent_count },
  { title: 'Dernier SMS', value: ({ record }) => dateOf(record.last_sms_sent) },
  { title: candidateDetailMessages.registeredOn, value: ({ record }) => dateOf(record.created_at) },
];
