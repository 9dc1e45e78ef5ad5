import type { Standing, StandingRow } from '../../follow-up/standing/standings.ts';
import type { Companies } from '../company-queries.ts';
import { companiesMessages as messages } from './messages.ts';

/** A company of the list, invited or registered. */
export type Company = StandingRow &
  (
    | { key: string; state: 'invited'; record: Companies['temp_companies'][number] }
    | { key: string; state: 'registered'; record: Companies['companies'][number] }
  );

export type Invited = Extract<Company, { state: 'invited' }>;

export const statusLabels = {
  invited: messages.invitedStatus,
  registered: messages.registeredStatus,
} as const;

/** Those that still have to register first: they are the ones to act upon. */
export const companiesOf = (
  { companies, temp_companies: invited }: Companies,
  standings: ReadonlyMap<number, Standing>,
): Company[] => [
  ...invited.map((record) => ({
    key: `i${record.id}`,
    state: 'invited' as const,
    record,
    standing: standings.get(record.id) ?? null,
  })),
  ...companies.map((record) => ({
    key: `r${record.id}`,
    state: 'registered' as const,
    record,
    standing: standings.get(record.id) ?? null,
  })),
];

export const isInvited = (company: Company): company is Invited => company.state === 'invited';

export const nameOf = ({ record }: Company): string => record.name || (record.email ?? '');

/** What a company is found by, as `GET /search/` finds them. */
export const searchedText = (company: Company): string => {
  const { name, email } = company.record;
  const sheet = sheetOf(company);
  return [
    name,
    email,
    sheet?.contact_name,
    sheet?.contact_phone,
    sheet?.city,
    sheet?.zip_code,
    company.record.siret,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Those that the status leaves: a part of its label, '' for all. */
export const filterCompanies = (companies: readonly Company[], status: string) =>
  companies.filter(({ state }) => statusLabels[state].toLowerCase().includes(status.toLowerCase()));

/** The registered one's own facts; null for one that is only invited. */
export const sheetOf = (company: Company) => (isInvited(company) ? null : company.record);
