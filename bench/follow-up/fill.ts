import { status } from '@tandem/domain/matches/match';
import type pg from 'pg';
import { answers } from '../../server/src/testing/fixtures/candidate-payloads.ts';

export interface Size {
  candidates: number;
  companies: number;
  /** Open ones, of each candidate. */
  matches: number;
}

const test = JSON.stringify(answers());

const daysAgo = (days: string) => `now() - (${days}) * interval '1 day'`;

/**
 * A centre in the middle of its year: of ten candidates one has not registered, one has no sheet, one no test; their matches came
 * over the last month, one in twelve has been answered beside the open ones; a third of all people has been reminded once.
 */
const statements = ({ candidates, companies, matches }: Size): string[] => {
  const needs = companies * 2;
  return [
    `insert into sessions (name, name_key) values ('2026-2027', '2026-2027')`,
    `insert into formations (name, level, name_key)
     select 'BTS ' || n, '5', 'bts ' || n from generate_series(1, 20) n`,
    `insert into accounts (kind, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
     select kind, kind || n || '@exemple.fr', kind || n || '@exemple.fr', 'Prénom ' || n, 'Nom ' || n, '-',
       ${daysAgo('60 - n % 50')}, case when kind = 'staff' or n % 10 <> 0 then ${daysAgo('50 - n % 45')} end
     from (values ('applicant', ${candidates}), ('company', ${companies}), ('staff', 1)) as k (kind, many),
       generate_series(1, many) n`,
    `insert into invitations (account_id, token, expires_at, used_at)
     select id, md5(id::text), now() + interval '90 days', registered_at from accounts`,
    `insert into applicants (account_id, phone, civility, city, country, contract_type, target_educational_level,
       kilometers_away, session_id, formation_id, location, page_done_at, test_answers, test_done_at, changed_at)
     select id, '+33639981234', 'Mme', 'Lyon', 'France', 'apprentissage', '5', -1, 1, 1 + id % 20, 'Lyon',
       case when id % 10 > 1 then ${daysAgo('40 - id % 10')} end, '${test}',
       case when id % 10 > 2 then ${daysAgo('35 - id % 10')} end, now()
     from accounts where kind = 'applicant' order by id`,
    `insert into companies (account_id, name, size, workforce, city, page_done_at)
     select id, 'Entreprise ' || id, 'pme', '12', 'Lyon', now() from accounts where kind = 'company' order by id`,
    `insert into offers (company_id, session_id, title, location, contract_type, target_educational_level, description,
       same_entity_location, token, test_answers, activated_at, created_at, changed_at, state, state_since)
     select c.id, 1, 'Besoin ' || c.id || '/' || n, 'Lyon', 'apprentissage', '5', 'Développer des sites.', false,
       md5(c.id || '-' || n), '${test}', now(), now(), now(), 'active', ${daysAgo('40')}
     from companies c, generate_series(1, 2) n`,
    `insert into offer_formations select id, 1 + id % 20 from offers`,
    `insert into match_scores
     select a.id, 1 + (a.id * 31 + n * 47) % ${needs}, 500 + (a.id * 7 + n) % 450, 500, 600, 700, 400,
       ${daysAgo('(a.id + n) % 30')}
     from applicants a, generate_series(1, ${matches}) n on conflict do nothing`,
    `insert into match_states
     select applicant_id, offer_id, 1, case offer_id % 3 when 0 then ${status.acceptedByCompany}
       when 1 then ${status.queued} else ${status.refusedByCompany} end, ${daysAgo('offer_id % 20')}
     from match_scores where (applicant_id + offer_id) % 12 = 0`,
    `insert into match_moves (applicant_id, offer_id, from_status, to_status, moved_by, moved_at)
     select applicant_id, offer_id, ${status.pending}, status, 'company', moved_at from match_states`,
    `insert into follow_up_reminders (account_id, kind, subject_id, since, step, sent_at)
     select id, 'register', id, created_at, 3, created_at + interval '3 days' from accounts where id % 3 = 0`,
    `update follow_up_settings set begun_at = ${daysAgo('90')}`,
    `insert into sign_ins (account_id, refresh_hash, device, created_at, last_used_at)
     select id, 'x', '', now(), now() from accounts where kind = 'staff'`,
  ];
};

export const fill = async (pool: pg.Pool, size: Size): Promise<void> => {
  for (const statement of statements(size)) await pool.query(statement);
  await pool.query('analyze');
};
