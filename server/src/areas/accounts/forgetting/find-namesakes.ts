import { Namings, namingsOf, type Forgotten } from '@tandem/domain/accounts/namings';
import { bearersAmong, type Name } from '@tandem/domain/accounts/person-names';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';
import type { Services } from '../../services.ts';
import { openPeople } from './sheet-people.ts';

interface Leaving {
  accountIds: readonly number[];
  companyIds: readonly number[];
  candidateIds: readonly number[];
}

interface Other {
  name: string;
  /** People bear a whole name; companies and programmes may hold it within theirs. */
  isPerson: boolean;
}

const findOthers = async (
  tx: Writes,
  { accountIds, companyIds }: Leaving,
  { rough }: Namings,
): Promise<Other[]> => {
  if (rough === null) return [];
  const { rows } = await sql<Other>`
    select name, is_person as "isPerson" from (
      select first_name || ' ' || last_name as name, true as is_person from accounts where id <> all(${[...accountIds]})
      union all select contact_name, true from companies where account_id <> all(${[...accountIds]})
      union all select tutor_first_name || ' ' || tutor_last_name, true from offers where company_id <> all(${[...companyIds]})
      union all select name, false from companies where account_id <> all(${[...accountIds]})
      union all select name, false from formations union all select name, false from sessions
    ) others where name collate "C" ~* ${rough[0]} and name ~* ${rough[1]}`.execute(tx);
  return rows;
};

/** Whom the contract files of those who stay name. */
const findInContracts = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  { companyIds, candidateIds }: Leaving,
): Promise<Name[]> => {
  const read = async ({ after, limit }: { after: Pair; limit: number }) => {
    const { rows } = await sql<Pair & { sealed: string }>`
      select applicant_id as "candidateId", offer_id as "needId", sealed
      from contract_sheets join offers on offers.id = offer_id
      where sealed is not null and applicant_id <> all(${[...candidateIds]}) and company_id <> all(${[...companyIds]})
        and (applicant_id, offer_id) > (${after.candidateId}::int, ${after.needId}::int)
      order by applicant_id, offer_id limit ${limit}`.execute(tx);
    return rows;
  };
  const found: Name[] = [];
  for await (const rows of pagesAfter({ candidateId: 0, needId: 0 }, read, (row): Pair => row))
    for (const row of rows) found.push(...Object.values(openPeople(vault, row.sealed, row)).flat());
  return found;
};

/** The same without the names that somebody bears who stays, or that stand in what a company or a programme is called. */
export const withoutNamesakes = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  people: readonly Forgotten[],
  leaving: Leaving,
): Promise<Forgotten[]> => {
  const others: Other[] = [];
  for (const namings of namingsOf(people)) others.push(...(await findOthers(tx, leaving, namings)));
  if (people.some(({ names }) => names.length > 0))
    for (const name of await findInContracts(services, tx, leaving))
      others.push({ name: name.join(' '), isPerson: true });
  const titles = others.filter(({ isPerson }) => !isPerson);
  const isSomebodys = bearersAmong(
    others.filter(({ isPerson }) => isPerson).map((person) => person.name),
  );
  const isBorne = (name: Name): boolean => {
    if (isSomebodys(name)) return true;
    const naming = new Namings([{ names: [name], instead: '' }]);
    return titles.some((title) => naming.isIn(title.name));
  };
  return people.map(({ names, instead }) => ({
    names: names.filter((name) => !isBorne(name)),
    instead,
  }));
};
