import {
  Namings,
  namesIn,
  namesOf,
  namingsOf,
  type Forgotten,
} from '@tandem/domain/accounts/namings';
import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';

type Name = readonly [string, string];

interface Leaving {
  accountId: number;
  first: string;
  last: string;
  candidateId: number | null;
  companyId: number | null;
  contact: string | null;
}

/** Candidates and companies; what the staff did of whom is the centre's to know. */
const findLeaving = async (tx: Writes, accountIds: readonly number[]): Promise<Leaving[]> => {
  const { rows } = await sql<Leaving>`
    select own.id as "accountId", first_name as first, last_name as last,
      applicants.id as "candidateId", companies.id as "companyId", contact_name as contact
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

/** A file whose key is lost tells nobody's name, and holds no erasure. */
const openLeniently = (
  vault: Services['vault'],
  sealed: string,
  pair: Pair,
): Partial<Record<string, string>> => {
  try {
    return JSON.parse(vault.open(sealed, contextOfSheet(pair))) as Record<string, string>;
  } catch {
    return {};
  }
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
  return rows.map(({ sealed, ...of }) => ({ ...of, values: openLeniently(vault, sealed, of) }));
};

type Sheet = Awaited<ReturnType<typeof openSheets>>[number];

const gone = (who: string, id: number | null): string => `${who} n° ${id} (compte supprimé)`;

const ofCandidate = ({ first, last, candidateId }: Leaving, sheets: Sheet[]): Forgotten[] => {
  const own = sheets.filter((sheet) => sheet.candidateId === candidateId);
  const names = own.flatMap(({ values }): Name[] =>
    ['candidate_birth_name', 'candidate_used_name'].map(
      (name) => [values['candidate_firstname'] ?? '', values[name] ?? ''] as const,
    ),
  );
  return [
    { names: [[first, last], ...names], instead: gone('Candidat', candidateId) },
    {
      names: own.flatMap(({ values }) => namesOf(values['guardian_name'] ?? '')),
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
      .map((tutor): Name => [tutor.first, tutor.last]),
    ...sheets
      .filter((sheet) => sheet.companyId === companyId)
      .flatMap(({ values }): Name[] =>
        ['legal_rep', 'supervisor'].map(
          (who) => [values[`${who}_firstname`] ?? '', values[`${who}_lastname`] ?? ''] as const,
        ),
      ),
  ],
  instead: gone('Contact de l’entreprise', companyId),
});

/** How those are called who stay, of whom one may bear one of the names. */
const findNamesakes = async (
  tx: Writes,
  leaving: readonly Leaving[],
  { rough }: Namings,
): Promise<string[]> => {
  if (rough === null) return [];
  const accounts = leaving.map(({ accountId }) => accountId);
  const companies = leaving.flatMap(({ companyId }) => companyId ?? []);
  const { rows } = await sql<{ name: string }>`
    select name from (
      select first_name || ' ' || last_name as name from accounts where id <> all(${accounts})
      union all select contact_name from companies where account_id <> all(${accounts})
      union all select tutor_first_name || ' ' || tutor_last_name from offers where company_id <> all(${companies})
    ) others where name collate "C" ~* ${rough[0]} and name ~* ${rough[1]}`.execute(tx);
  return rows.map(({ name }) => name);
};

/** Who is to be forgotten with these accounts, and how they are called where nobody else is called so. */
export const findForgotten = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  accountIds: readonly number[],
): Promise<Forgotten[]> => {
  const leaving = await findLeaving(tx, accountIds);
  if (leaving.length === 0) return [];
  const tutors = await findTutors(
    tx,
    leaving.flatMap(({ companyId }) => companyId ?? []),
  );
  const sheets = await openSheets(services, tx, leaving);
  const people = leaving.flatMap((one) =>
    one.candidateId === null ? [ofCompany(one, tutors, sheets)] : ofCandidate(one, sheets),
  );
  const others: string[] = [];
  for (const namings of namingsOf(people))
    others.push(...(await findNamesakes(tx, leaving, namings)));
  const isBorne = (name: Name): boolean => {
    const naming = new Namings([{ names: [name], instead: '' }]);
    return others.some((other) => naming.without(other) !== other);
  };
  return people.map(({ names, instead }) => ({
    names: names.filter((name) => others.length === 0 || !isBorne(name)),
    instead,
  }));
};
