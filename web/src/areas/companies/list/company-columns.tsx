import { followedColumns, stageColumn } from '../../follow-up/standing/standings.ts';
import { StateBadge } from '../../invitations/StateBadge.tsx';
import { countColumn, dayColumn, sentText } from '../../invitations/sending-columns.ts';
import { SendingSigns } from '../../invitations/SendingSigns.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { companiesMessages as messages, companyDetailMessages } from './messages.ts';
import { sendingMessages } from '../../invitations/messages.ts';
import { organisationTypes } from '@tandem/domain/reference/companies';
import { nameOf, sheetOf, statusLabels, type Company } from './company-rows.ts';

const sectorsOf = (company: Company): string =>
  (sheetOf(company)?.sector ?? []).map(({ name }) => name).join(', ');

const needsOf = (company: Company) => {
  const sheet = sheetOf(company);
  if (!sheet) return '–';
  if (sheet.number_of_offers === 0) return '0';
  return `${formatNumber(sheet.number_of_offers)} (${messages.activeNeeds(sheet.active_offers)})`;
};

const extraColumn = (
  key: string,
  title: string,
  read: (company: Company) => string | null,
): Column<Company> => {
  const textOf = (row: Company): string => read(row) ?? '';
  return {
    key,
    title,
    cell: (row) => <CutText>{textOf(row)}</CutText>,
    sortBy: (row) => textOf(row) || null,
    exported: textOf,
    extra: true,
  };
};

const fromSheet = (
  key: string,
  title: string,
  read: (sheet: NonNullable<ReturnType<typeof sheetOf>>) => string | null,
): Column<Company> =>
  extraColumn(key, title, (row) => {
    const sheet = sheetOf(row);
    return sheet && read(sheet);
  });

/** What the list can show of a company's own sheet. */
const sheetColumns: readonly Column<Company>[] = [
  fromSheet('size', companyDetailMessages.size, ({ size }) =>
    size ? organisationTypes[size] : null,
  ),
  extraColumn('siret', companyDetailMessages.siret, ({ record }) => record.siret),
  fromSheet('address', companyDetailMessages.address, ({ adress }) => adress),
  fromSheet('zip', messages.zipCode, ({ zip_code: zip }) => zip),
  fromSheet('country', messages.country, ({ country }) => country),
  fromSheet('contact', messages.contact, ({ contact_name: name }) => name),
  fromSheet('role', messages.contactRole, ({ contact_role: role }) => role),
  fromSheet('phone', messages.contactPhone, ({ contact_phone: phone }) =>
    phone ? formatPhone(phone) : null,
  ),
  countColumn('active', messages.activeOffers, (row) => sheetOf(row)?.active_offers ?? null),
];

export const columns: readonly Column<Company>[] = [
  {
    key: 'name',
    title: messages.name,
    width: '1.4fr',
    cell: (row) => <CutText>{nameOf(row)}</CutText>,
    sortBy: nameOf,
    exported: nameOf,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.4fr',
    cell: ({ record }) => <CutText>{record.email}</CutText>,
    sortBy: ({ record }) => record.email,
    exported: ({ record }) => record.email,
  },
  {
    key: 'sector',
    title: messages.sector,
    width: '1.4fr',
    cell: (row) => <CutText>{sectorsOf(row)}</CutText>,
    sortBy: (row) => sectorsOf(row) || null,
    exported: sectorsOf,
    from: 'md',
    inCards: (row) => sectorsOf(row) !== '',
  },
  {
    key: 'city',
    title: messages.city,
    width: '0.8fr',
    cell: (row) => <CutText>{sheetOf(row)?.city}</CutText>,
    sortBy: (row) => sheetOf(row)?.city ?? null,
    exported: (row) => sheetOf(row)?.city ?? null,
    from: 'md',
    inCards: (row) => Boolean(sheetOf(row)?.city),
  },
  {
    key: 'status',
    title: messages.status,
    width: '110px',
    cell: ({ state }) => <StateBadge state={state} labels={messages.badges} />,
    sortBy: ({ state }) => state,
    exported: ({ state }) => statusLabels[state],
  },
  stageColumn('company'),
  {
    key: 'offers',
    title: messages.offers,
    width: '112px',
    cell: needsOf,
    sortBy: (row) => sheetOf(row)?.number_of_offers ?? null,
    exported: (row) => sheetOf(row)?.number_of_offers ?? null,
    inCards: (row) => sheetOf(row) !== null,
  },
  {
    key: 'sent',
    title: sendingMessages.title,
    width: '72px',
    cell: ({ record }) => (record.email === null ? '–' : <SendingSigns mail={record} />),
    sortBy: ({ record }) => record.last_email_sent,
    exported: ({ record }) => sentText(record),
    from: 'md',
  },
  ...sheetColumns,
  ...followedColumns,
  countColumn('mails', messages.mailsSent, ({ record }) => record.email_sent_count),
  dayColumn('last_mail', messages.lastMail, ({ record }) => record.last_email_sent),
  dayColumn('opened', sendingMessages.openedOn, ({ record }) => record.opened_at),
];
