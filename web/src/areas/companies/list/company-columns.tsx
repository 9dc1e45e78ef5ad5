import { exportedStage, stageColumn } from '../../follow-up/standing/standings.ts';
import { StateBadge } from '../../invitations/StateBadge.tsx';
import { SendingSigns } from '../../invitations/SendingSigns.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import type { Column } from '../../../ui/table/types.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
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

export const columns: readonly Column<Company>[] = [
  {
    key: 'name',
    title: messages.name,
    width: '1.4fr',
    cell: (row) => <CutText>{nameOf(row)}</CutText>,
    sortBy: nameOf,
  },
  {
    key: 'email',
    title: messages.email,
    width: '1.4fr',
    cell: ({ record }) => <CutText>{record.email}</CutText>,
    sortBy: ({ record }) => record.email,
  },
  {
    key: 'sector',
    title: messages.sector,
    width: '1.4fr',
    cell: (row) => <CutText>{sectorsOf(row)}</CutText>,
    sortBy: (row) => sectorsOf(row) || null,
    from: 'md',
    inCards: (row) => sectorsOf(row) !== '',
  },
  {
    key: 'city',
    title: messages.city,
    width: '0.8fr',
    cell: (row) => <CutText>{sheetOf(row)?.city}</CutText>,
    sortBy: (row) => sheetOf(row)?.city ?? null,
    from: 'md',
    inCards: (row) => Boolean(sheetOf(row)?.city),
  },
  {
    key: 'status',
    title: messages.status,
    width: '110px',
    cell: ({ state }) => <StateBadge state={state} labels={messages.badges} />,
    sortBy: ({ state }) => state,
  },
  stageColumn('company'),
  {
    key: 'offers',
    title: messages.offers,
    width: '112px',
    cell: needsOf,
    sortBy: (row) => sheetOf(row)?.number_of_offers ?? null,
    inCards: (row) => sheetOf(row) !== null,
  },
  {
    key: 'sent',
    title: sendingMessages.title,
    width: '72px',
    cell: ({ record }) => <SendingSigns mail={record} />,
    from: 'md',
  },
];

/** What the export tells of a company. */
export const exported: readonly ExportColumn<Company>[] = [
  { title: messages.name, value: ({ record }) => record.name },
  { title: messages.email, value: ({ record }) => record.email },
  { title: messages.status, value: ({ state }) => statusLabels[state] },
  exportedStage('company'),
  { title: messages.sector, value: sectorsOf },
  {
    title: companyDetailMessages.size,
    value: (row) => {
      const size = sheetOf(row)?.size;
      return size ? organisationTypes[size] : null;
    },
  },
  { title: companyDetailMessages.address, value: (row) => sheetOf(row)?.adress ?? null },
  { title: 'Code postal', value: (row) => sheetOf(row)?.zip_code ?? null },
  { title: messages.city, value: (row) => sheetOf(row)?.city ?? null },
  { title: 'Contact', value: (row) => sheetOf(row)?.contact_name ?? null },
  { title: 'Fonction du contact', value: (row) => sheetOf(row)?.contact_role ?? null },
  { title: 'Téléphone du contact', value: (row) => sheetOf(row)?.contact_phone ?? null },
  { title: 'Pays', value: (row) => sheetOf(row)?.country ?? null },
  { title: messages.offers, value: (row) => sheetOf(row)?.number_of_offers ?? null },
  { title: 'Offres actives', value: (row) => sheetOf(row)?.active_offers ?? null },
  { title: 'E-mails envoyés', value: ({ record }) => record.email_sent_count },
  {
    title: 'Dernier e-mail',
    value: ({ record }) =>
      record.last_email_sent === null ? null : new Date(record.last_email_sent),
  },
  { title: 'Créé le', value: ({ record }) => new Date(record.created_at) },
];
