import { Namings, namingsOf, type Forgotten } from '@tandem/domain/accounts/namings';
import { bearersAmong, type Name } from '@tandem/domain/accounts/person-names';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';
import type { Services } from '../../services.ts';
import { openPeople } from './sheet-people.ts';

interface Other {
  name: string;
  /** People bear a whole name; companies and programmes may hold it within theirs. */
  isPerson: boolean;
}

const findOthers = async (db: Queries, { rough }: Pick<Namings, 'rough'>): Promise<Other[]> => {
  if (rough === null) return [];
  const { rows } = await sql<Other>`
    select name, is_person as "isPerson" from (
      select first_name || ' ' || last_name as name, true as is_person from accounts
      union all select contact_name, true from companies
      union all select tutor_first_name || ' ' || tutor_last_name, true from offers
      union all select name, false from companies
      union all select name, false from formations union all select name, false from sessions
      union all select unnest(array[r.details->>'contact', (r.details->>'first_name') || ' ' || (r.details->>'last_name')]), true
        from import_rows r join imports i on i.id = r.import_id
        where r.outcome = 'waiting' and i.state in ('receiving', 'running', 'scheduled')
    ) others where name collate "C" ~* ${rough[0]} and name ~* ${rough[1]}`.execute(db);
  return rows;
};

const findInContracts = async ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<Name[]> => {
  const read = async ({ after, limit }: { after: Pair; limit: number }) => {
    const { rows } = await sql<Pair & { sealed: string }>`
      select applicant_id as "candidateId", offer_id as "needId", sealed
      from contract_sheets
      where sealed is not null and (applicant_id, offer_id) > (${after.candidateId}::int, ${after.needId}::int)
      order by applicant_id, offer_id limit ${limit}`.execute(db.read);
    return rows;
  };
  const found: Name[] = [];
  for await (const rows of pagesAfter({ candidateId: 0, needId: 0 }, read, (row): Pair => row))
    for (const row of rows) found.push(...Object.values(openPeople(vault, row.sealed, row)).flat());
  return found;
};

const isBorneBy = (others: readonly Other[]) => {
  const titles = others.filter(({ isPerson }) => !isPerson);
  const isSomebodys = bearersAmong(
    others.filter(({ isPerson }) => isPerson).map((person) => person.name),
  );
  return (name: Name): boolean => {
    if (isSomebodys(name)) return true;
    const naming = new Namings([{ names: [name], instead: '' }]);
    return titles.some((title) => naming.isIn(title.name));
  };
};

const without = <One extends Forgotten>(
  people: readonly One[],
  others: readonly Other[],
): One[] => {
  const isBorne = isBorneBy(others);
  return people.map((one) => ({ ...one, names: one.names.filter((name) => !isBorne(name)) }));
};

/** The same without the names that are borne by who is there now, or whom a list is about to bring in. */
export const withoutNewcomers = async <One extends Forgotten>(
  db: Queries,
  people: readonly One[],
): Promise<One[]> => {
  const others: Other[] = [];
  for (const namings of namingsOf(people)) others.push(...(await findOthers(db, namings)));
  return without(people, others);
};

/**
 * The same, of whom nothing else is left, without the names that somebody bears who is there, or that stand in what a company or a
 * programme is called.
 */
export const withoutNamesakes = async <One extends Forgotten>(
  services: Pick<Services, 'db' | 'vault'>,
  people: readonly One[],
): Promise<One[]> => {
  const left = await withoutNewcomers(services.db.read, people);
  if (left.every(({ names }) => names.length === 0)) return left;
  const inContracts = await findInContracts(services);
  return without(
    left,
    inContracts.map((name) => ({ name: name.join(' '), isPerson: true })),
  );
};
