import { answers } from './candidate-payloads.ts';
import { openSomeDatabase, type SomeDatabase } from './template.ts';

export const sessionCount = 5;
export const candidatesPerSession = 120;

const withAnswers = JSON.stringify(answers());

const statements = [
  `insert into sessions (name, name_key)
   select 'Session ' || n, 'session ' || n from generate_series(1, ${sessionCount}) n`,
  `insert into formations (name, name_key, level) values ('BTS', 'bts', '5')`,
  `insert into accounts (kind, email, email_key, created_at, registered_at)
   select 'applicant', 'a' || n || '@exemple.fr', 'a' || n || '@exemple.fr', now(), now()
   from generate_series(1, ${sessionCount * candidatesPerSession}) n`,
  `insert into applicants (account_id, session_id, formation_id, contract_type,
     target_educational_level, sector_ids, kilometers_away, test_answers, resume_text,
     page_done_at, test_done_at, changed_at)
   select accounts.id, sessions.id, formations.id, 'apprentissage', '5', '{24}', -1,
     '${withAnswers}', (select string_agg(md5((accounts.id * w)::text), ' ') from generate_series(1, 200) w),
     now(), now(), now() - interval '1 day'
   from accounts
   join sessions on sessions.id = 1 + accounts.id % ${sessionCount}
   cross join formations where kind = 'applicant'`,
  `insert into accounts (kind, email, email_key, created_at, registered_at)
   values ('company', 'c@exemple.fr', 'c@exemple.fr', now(), now())`,
  `insert into companies (account_id, name, sector_ids, page_done_at)
   select id, 'Atelier', '{24}', now() from accounts where kind = 'company'`,
  `insert into offers (company_id, session_id, title, location, contract_type,
     target_educational_level, description, same_entity_location, token, test_answers,
     activated_at, created_at, changed_at)
   select companies.id, sessions.id, 'Besoin', '', 'apprentissage', '5', '', false,
     'besoin-' || sessions.id, '${withAnswers}', now(), now(), now() - interval '1 day'
   from companies cross join sessions`,
  `insert into offer_formations select offers.id, formations.id from offers cross join formations`,
];

/** Fills an empty database so that a run of the matching has many texts to prepare, and takes seconds. */
export const prepareLongRun = async (some: SomeDatabase): Promise<void> => {
  const db = await openSomeDatabase(some);
  for (const statement of statements) await db.pool.query(statement);
  await db.close();
};
