import type { Queries } from '../../platform/database/database.ts';
import { sql } from 'kysely';

const at = '2026-11-20T09:00:00Z';

/**
 * Needs and matches as the first version knew them, beside whatever else there is: four needs, told by their titles, of which
 * two have been answered for by a tutor and have all or not all of their seats finalised.
 */
export const addFirstPlacements = async (db: Queries): Promise<void> => {
  await sql`
    with session as (insert into sessions (name, name_key) values ('Première', 'première') returning id),
    people as (
      insert into accounts (kind, email, email_key, created_at, registered_at)
      select kind, name || '@exemple.fr', name || '@exemple.fr', ${at}::timestamptz, ${at}::timestamptz
      from (values ('company', 'maison'), ('applicant', 'un'), ('applicant', 'deux')) person(kind, name)
      returning id, kind),
    company as (
      insert into companies (account_id, name) select id, 'Maison' from people where kind = 'company'
      returning id),
    candidates as (
      insert into applicants (account_id) select id from people where kind = 'applicant'
      returning id),
    needs as (
      insert into offers (company_id, session_id, title, location, contract_type,
        target_educational_level, description, same_entity_location, seats, token, activated_at,
        created_at, changed_at)
      select company.id, session.id, title, 'Lille', '1', '5', '', true, seats, title, activated_at::timestamptz,
        ${at}::timestamptz, ${at}::timestamptz
      from company, session, (values ('untested', 1, null), ('open', 1, ${at}),
        ('half', 2, ${at}), ('full', 1, ${at})) need(title, seats, activated_at)
      returning id, title, session_id)
    insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
    select candidate.id, needs.id, needs.session_id, 4, ${at}::timestamptz
    from needs
    join (select id, row_number() over (order by id) as place from candidates) candidate
      on (needs.title = 'half' and candidate.place = 1) or (needs.title = 'full' and candidate.place = 2)`.execute(
    db,
  );
};

/** What became of those: the state of each need, who fills it, and how many enrolments there are of it. */
export const readFirstPlacements = async (db: Queries) => {
  const { rows } = await sql<{ title: string; state: string; by: string | null; begun: number }>`
    select title, state, filled_by as by,
      (select count(*)::int from enrolments e where e.offer_id = o.id and e.begins_on is null and e.broken_on is null) as begun
    from offers o where title in ('untested', 'open', 'half', 'full') order by title`.execute(db);
  return rows;
};
