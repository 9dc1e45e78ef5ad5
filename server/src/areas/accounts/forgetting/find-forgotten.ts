import type { Forgotten } from '@tandem/domain/accounts/namings';
import {
  isWrittenAsName,
  namesIn,
  namesSomebody,
  type Name,
} from '@tandem/domain/accounts/person-names';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { openPeople } from './sheet-people.ts';

interface Leaving {
  accountId: number;
  first: string;
  last: string;
  candidateId: number | null;
  companyId: number | null;
  contact: string | null;
  isRegistered: boolean;
}

/** Candidates and companies; what the staff did of whom is the centre's to know. */
const findLeaving = async (tx: Writes, accountIds: readonly number[]): Promise<Leaving[]> => {
  const { rows } = await sql<Leaving>`
    select own.id as "accountId", first_name as first, last_name as last,
      applicants.id as "candidateId", companies.id as "companyId", contact_name as contact,
      registered_at is not null as "isRegistered"
    from accounts own
    left join applicants on applicants.account_id = own.id
    left join companies on companies.account_id = own.id
    where own.id = any(${[...accountIds]}) and coalesce(applicants.id, companies.id) is not null
    order by own.id`.execute(tx);
  return rows;
};

const findTutors = async (tx: Writes, companyIds: readonly number[]) => {
  const { rows } = await sql<{ companyId: number; first: string; last: string }>`
    select distinct company_id as "companyId", tutor_first_name as first, tutor_last_name as last
    from offers where company_id = any(${[...companyIds]})
      and tutor_first_name is not null and tutor_last_name is not null`.execute(tx);
  return rows;
};

/** Whom the contract files of those who leave name, of either side. */
const openSheets = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  leaving: readonly Leaving[],
) => {
  const { rows } = await sql<{
    candidateId: number;
    needId: number;
    companyId: number;
    sealed: string;
  }>`
    select applicant_id as "candidateId", offer_id as "needId", company_id as "companyId", sealed
    from contract_sheets join offers on offers.id = offer_id
    where sealed is not null and (
      applicant_id = any(${leaving.flatMap((one) => one.candidateId ?? [])})
      or company_id = any(${leaving.flatMap((one) => one.companyId ?? [])})
    )`.execute(tx);
  return rows.map(({ sealed, ...of }) => ({ ...of, people: openPeople(vault, sealed, of) }));
};

type Sheet = Awaited<ReturnType<typeof openSheets>>[number];

const gone = (who: string, id: number | null): string => `${who} n° ${id} (compte supprimé)`;

const ofCandidate = ({ first, last, candidateId }: Leaving, sheets: Sheet[]): Forgotten[] => {
  const own = sheets.filter((sheet) => sheet.candidateId === candidateId);
  return [
    {
      names: [[first, last], ...own.flatMap(({ people }) => people.candidate)],
      instead: gone('Candidat', candidateId),
    },
    {
      names: own.flatMap(({ people }) => people.guardian),
      instead: gone('Proche du candidat', candidateId),
    },
  ];
};

const ofCompany = (
  { first, last, contact, companyId }: Leaving,
  tutors: Awaited<ReturnType<typeof findTutors>>,
  sheets: Sheet[],
): Forgotten => ({
  names: [
    [first, last],
    ...namesIn(contact ?? ''),
    ...tutors
      .filter((tutor) => tutor.companyId === companyId)
      .map((tutor): Name => [tutor.first, tutor.last])
      .filter(isWrittenAsName),
    ...sheets
      .filter((sheet) => sheet.companyId === companyId)
      .flatMap(({ people }) => people.company),
  ],
  instead: gone('Contact de l’entreprise', companyId),
});

const named = (one: Leaving, people: readonly Forgotten[]): Forgotten[] =>
  people.map(({ names, instead }) => ({
    names: names.filter((name) => namesSomebody(name, !one.isRegistered)),
    instead,
  }));

/** Who is to be forgotten with these accounts, and how they are called. */
export const findForgotten = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  accountIds: readonly number[],
): Promise<Forgotten[]> => {
  const leaving = await findLeaving(tx, accountIds);
  if (leaving.length === 0) return [];
  const companyIds = leaving.flatMap(({ companyId }) => companyId ?? []);
  const tutors = await findTutors(tx, companyIds);
  const sheets = await openSheets(services, tx, leaving);
  return leaving.flatMap((one) =>
    named(
      one,
      one.candidateId === null ? [ofCompany(one, tutors, sheets)] : ofCandidate(one, sheets),
    ),
  );
};
