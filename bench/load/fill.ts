import { status } from '@tandem/domain/matches/match';
import type pg from 'pg';
import { answers } from '../../server/src/testing/fixtures/candidate-payloads.ts';

export const candidates = 2000;
export const companies = 300;
const needsOfEach = 2;
const matchesOfEach = 12;

const test = JSON.stringify(answers());

/** A training centre in the middle of its year: 2,000 candidates, 600 needs, 24,000 matches, one in six of them moved. */
const statements = [
  `insert into sessions (name, name_key) values ('2026-2027', '2026-2027')`,
  `insert into formations (name, level, name_key)
   select 'BTS ' || n, '5', 'bts ' || n from generate_series(1, 20) n`,
  `insert into accounts (kind, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
   select kind, kind || n || '@exemple.fr', kind || n || '@exemple.fr', 'Prénom ' || n, 'Nom ' || n, '-', now(), now()
   from (values ('applicant', ${candidates}), ('company', ${companies}), ('staff', 20), ('superuser', 2)) as k (kind, many),
     generate_series(1, many) n`,
  `insert into invitations (account_id, token, expires_at, used_at)
   select id, md5(id::text), now() + interval '90 days', now() from accounts where kind in ('applicant', 'company')`,
  `insert into files (name, account_id, original_name, content_type, size, created_at)
   select md5(id::text) || '.pdf', id, 'cv.pdf', 'application/pdf', 1000, now() from accounts where kind = 'applicant'`,
  `insert into applicants (account_id, phone, civility, city, country, diploma, target_educational_level,
     contract_type, duration, summary, skill_ids, sector_ids, kilometers_away, session_id, formation_id, location,
     latitude, longitude, resume_file, resume_text, page_done_at, test_answers, test_done_at, changed_at)
   select id, '+33639981234', 'Mme', 'Lyon', 'France', 'Baccalauréat général', '5', 'apprentissage', '2',
     repeat('Je développe des sites. ', 12), array(select s.id from skills s order by s.id limit 6), array[1 + id % 38],
     -1, 1, 1 + id % 20, 'Lyon', 45.75, 4.85, md5(id::text) || '.pdf', repeat('mot ', 300), now(), '${test}', now(), now()
   from accounts where kind = 'applicant' order by id`,
  `insert into companies (account_id, name, size, workforce, city, sector_ids, page_done_at)
   select id, 'Entreprise ' || id, 'pme', '12', 'Lyon', array[1 + id % 38], now()
   from accounts where kind = 'company' order by id`,
  `insert into offers (company_id, session_id, title, location, contract_type, target_educational_level, description,
     skill_ids, same_entity_location, token, test_answers, activated_at, created_at, changed_at, state, state_since)
   select c.id, 1, 'Besoin ' || c.id || '/' || n, 'Lyon', 'apprentissage', '5', repeat('Développer des sites. ', 20),
     array(select s.id from skills s order by s.id limit 4), false, md5(c.id || '-' || n), '${test}', now(), now(), now(), 'active', now()
   from companies c, generate_series(1, ${needsOfEach}) n`,
  `insert into offer_formations select id, 1 + id % 20 from offers`,
  `insert into match_scores
   select a.id, o.id, 500 + (a.id * 7 + o.id) % 450, 500, 600, 700, 400, now()
   from applicants a, generate_series(1, ${matchesOfEach}) n, lateral (
     select 1 + (a.id * 31 + n * 47) % ${companies * needsOfEach} as id) o
   on conflict do nothing`,
  `insert into match_states
   select applicant_id, offer_id, 1,
     case (applicant_id + offer_id) % 2 when 0 then ${status.acceptedByCompany} else ${status.queued} end, now() from match_scores
   where (applicant_id + offer_id) % 6 = 0`,
  `insert into match_moves (applicant_id, offer_id, from_status, to_status, moved_by, moved_at)
   select applicant_id, offer_id, ${status.pending}, status, 'company', now() from match_states`,
  `insert into notifications (account_id, text, link, created_at)
   select id, 'Une entreprise a accepté votre profil.', '/applicant/matches', now()
   from accounts, generate_series(1, 5) where kind in ('applicant', 'company')`,
];

export const fillForLoad = async (client: pg.Client): Promise<void> => {
  for (const statement of statements) await client.query(statement);
  await client.query('analyze');
};
