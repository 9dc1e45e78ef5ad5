import type { AccountKind } from '@tandem/domain/accounts/roles';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import {
  candidateTexts,
  readTexts,
  type SearchedTexts,
} from '../../platform/database/queries/searched-texts.ts';
import { seenCompanies, type Sight } from '../../platform/database/queries/sight.ts';

interface Whom {
  sight: Sight;
  /** Managers are found as well. */
  withStaff: boolean;
}

const everybody = ({ sight, withStaff }: Whom) => {
  const team = withStaff
    ? sql`union all
      select id, concat_ws(' ', first_name, last_name, email)
      from accounts where kind in ('staff', 'superuser')`
    : sql``;
  return sql`
    ${candidateTexts(sight, 'a.id')}
    union all
    select a.id, concat_ws(' ', companies.name, a.email, companies.contact_name,
      companies.contact_phone, companies.city, companies.zip_code, companies.siret)
    from companies join accounts a on a.id = companies.account_id
    where ${seenCompanies(sight)}
    ${team}`;
};

/** By what everybody is found: their account, and a text that begins with their name. */
export const readSearched = (db: Queries, whom: Whom): Promise<SearchedTexts> =>
  readTexts(db, everybody(whom));

export interface Found {
  account_id: number;
  kind: AccountKind;
  name: string;
  email: string | null;
  town: string | null;
  registered: boolean;
}

/** Who they are, in the order in which they are asked for. */
export const findNamed = async (db: Queries, ids: readonly number[]): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select a.id as account_id, a.kind, a.email, a.registered_at is not null as registered,
      coalesce(nullif(companies.name, ''), nullif(trim(a.first_name || ' ' || a.last_name), ''),
        a.email) as name,
      coalesce(nullif(companies.city, ''), nullif(applicants.location, ''),
        nullif(applicants.city, '')) as town
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
    join accounts a on a.id = wanted.id
    left join applicants on applicants.account_id = a.id
    left join companies on companies.account_id = a.id
    order by wanted.place`.execute(db);
  return rows;
};
