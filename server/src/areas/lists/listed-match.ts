import { sql } from 'kysely';

/** Whom a record of a match is about, for a list of such records. */
export interface ListedMatchRow {
  applicant_id: number;
  offer_id: number;
  account_id: number;
  email: string | null;
  first_name: string;
  last_name: string;
  referent_id: number | null;
  company_id: number;
  company_name: string;
  title: string;
  session_id: number;
  session_name: string;
  formation_id: number | null;
  formation_name: string | null;
}

/** The columns of `ListedMatchRow`, of what `joinedToMatch` brings. */
export const listedMatchColumns = sql`a.id as applicant_id, o.id as offer_id, a.account_id,
  people.email, people.first_name, people.last_name, people.referent_id,
  o.company_id, companies.name as company_name, o.title,
  sessions.id as session_id, sessions.name as session_name,
  a.formation_id, formations.name as formation_name`;

/** Joins candidate (`a`), need (`o`) and whatever they name to a table that has both; the session is the need's, or what the table says. */
export const joinedToMatch = (table: string, session = 'o.session_id') => sql`
  join applicants a on a.id = ${sql.ref(`${table}.applicant_id`)}
  join accounts people on people.id = a.account_id
  join offers o on o.id = ${sql.ref(`${table}.offer_id`)}
  join companies on companies.id = o.company_id
  join sessions on sessions.id = ${sql.ref(session)}
  left join formations on formations.id = a.formation_id`;

/** The same as it is answered. */
export const listedMatch = (row: ListedMatchRow) => ({
  candidate: {
    id: row.applicant_id,
    name: `${row.first_name} ${row.last_name}`.trim() || (row.email ?? ''),
  },
  account_id: row.account_id,
  company: { id: row.company_id, name: row.company_name },
  need: { id: row.offer_id, name: row.title },
  session: { id: row.session_id, name: row.session_name },
  formation:
    row.formation_id === null || row.formation_name === null
      ? null
      : { id: row.formation_id, name: row.formation_name },
  referent_id: row.referent_id,
});
