import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { keptFaults } from './follow-up/kept-faults.ts';
import type { TestServer } from './product/test-server.ts';

type Moves = readonly (readonly [to: MatchStatus, from: readonly MatchStatus[]])[];

/** Pairs of SQL: (to, from), … */
const moves = (table: Moves): string =>
  table.flatMap(([to, origins]) => origins.map((from) => `(${to},${from})`)).join(', ');

/**
 * What holds in the database at every moment, whatever was asked of the server: one query each, which finds the rows
 * that break it.
 */
const invariants: Record<string, string> = {
  'a candidate account has its candidate, no other has one': `
    select accounts.id from accounts left join applicants on applicants.account_id = accounts.id
    where (accounts.kind = 'applicant') <> (applicants.id is not null)`,
  'a company account has its company, no other has one': `
    select accounts.id from accounts left join companies on companies.account_id = accounts.id
    where (accounts.kind = 'company') <> (companies.id is not null)`,
  'whoever came by an invitation has one, and nobody else': `
    select accounts.id from accounts left join invitations on invitations.account_id = accounts.id
    where (accounts.kind in ('applicant', 'company')) <> (invitations.account_id is not null)`,
  'who has registered has a password, who has not has none': `
    select id from accounts where (registered_at is null) <> (password_hash is null)`,
  'a password is kept as an argon2id hash': `
    select id from accounts where password_hash is not null and password_hash not like '$argon2id$%'`,
  'a used invitation belongs to someone who has registered': `
    select account_id from invitations join accounts on accounts.id = account_id
    where (used_at is null) <> (registered_at is null)`,
  'an address is compared in lower case': `select id from accounts where email_key <> lower(email_key)`,
  'only who has registered is signed in': `
    select sign_ins.id from sign_ins join accounts on accounts.id = account_id
    where registered_at is null`,
  'formations are supervised by managers': `
    select formation_links.id from formation_links join accounts on accounts.id = manager_id
    where kind not in ('staff', 'superuser')`,
  'a resume belongs to the candidate whose sheet shows it': `
    select applicants.id from applicants join files on files.name = resume_file
    where files.account_id <> applicants.account_id`,
  'a file is shown by a sheet': `
    select files.name from files left join applicants on resume_file = files.name
    where applicants.id is null`,
  'a saved sheet is whole': `
    select id from applicants where page_done_at is not null and (session_id is null
      or formation_id is null or resume_file is null or location is null or phone is null
      or contract_type is null or target_educational_level is null or kilometers_away is null
      or cardinality(sector_ids) = 0)`,
  'a test is done when there are answers': `
    select id from applicants where (test_answers is null) <> (test_done_at is null)`,
  'a need is active when its tutor has answered': `
    select id from offers where (test_answers is null) <> (activated_at is null)`,
  'a need for which candidates are looked has its test, and one without has not': `
    select id from offers where (state = 'active' and activated_at is null)
      or (state = 'inactive' and activated_at is not null)`,
  'a need says how it was filled when it is, and until when it is set aside when it is': `
    select id from offers where (state = 'filled') <> (filled_by is not null)
      or (set_aside_until is not null and state <> 'set_aside')`,
  'an active need has a seat left': `
    select id from offers where state = 'active' and seats <= erased_seats + (select count(*) from match_states m
      where m.offer_id = offers.id and m.status = ${status.finalised} and m.broken_on is null)`,
  'the history of a need ends at its state': `
    select id from offers where state <> coalesce((select to_state from offer_moves
      where offer_id = offers.id order by offer_moves.id desc limit 1), state)`,
  'a need is for some formation': `
    select id from offers where not exists (
      select 1 from offer_formations where offer_id = offers.id)`,
  'skills exist': `
    select holder from (
      select id as holder, unnest(skill_ids) as skill from applicants
      union all select id, unnest(skill_ids) from offers
    ) held where not exists (select 1 from skills where skills.id = held.skill)`,
  'sectors exist': `
    select holder from (
      select id as holder, unnest(sector_ids) as sector from applicants
      union all select id, unnest(sector_ids) from companies
    ) held where sector not between 1 and 38`,
  'scores belong to a candidate and a need that are there': `
    select s.applicant_id, s.offer_id from match_scores s
    left join applicants a on a.id = s.applicant_id left join offers o on o.id = s.offer_id
    where a.id is null or o.id is null`,
  'a score is between 0 and 100, and so are its parts': `
    select applicant_id, offer_id from match_scores
    where not (score between 0 and 1000 and industry_score between 0 and 1000
      and test_score between 0 and 1000 and geographic_score between 0 and 1000
      and resume_score between 0 and 1000)`,
  'a moved match is in the session of its need': `
    select applicant_id, offer_id from match_states m join offers on offers.id = offer_id
    where m.session_id <> offers.session_id`,
  'the history ends at the status': `
    select m.applicant_id, m.offer_id from match_states m
    where status <> coalesce((select to_status from match_moves h
      where h.applicant_id = m.applicant_id and h.offer_id = m.offer_id
      order by id desc limit 1), -9)`,
  'each move starts where the last one ended': `
    select id from (select id, from_status, coalesce(lag(to_status) over (
        partition by applicant_id, offer_id order by id), ${status.pending}) as before from match_moves) moves
    where from_status <> before`,
  'each move is one that this kind of account may make': `
    select id from match_moves where enrolment_step is null and undoes is null
      and (from_status = to_status or not case moved_by
      when 'company' then (to_status, from_status) in
        (${moves([
          [status.acceptedByCompany, [status.pending, status.queued]],
          [status.queued, [status.pending, status.acceptedByCompany]],
          [
            status.refusedByCompany,
            [status.pending, status.acceptedByCompany, status.queued, status.fullyAccepted],
          ],
          [status.finalised, [status.fullyAccepted]],
        ])})
      when 'applicant' then (to_status, from_status) in
        (${moves([
          [status.fullyAccepted, [status.acceptedByCompany]],
          [
            status.refusedByCandidate,
            [status.pending, status.acceptedByCompany, status.queued, status.fullyAccepted],
          ],
        ])})
      else to_status <> ${status.finalised} or from_status = ${status.fullyAccepted} end)`,
  'what takes an answer back leads to where it began, by who gave it': `
    select m.id from match_moves m join match_moves u on u.id = m.undoes
    where m.to_status <> u.from_status or m.from_status <> u.to_status
      or m.account_id is distinct from u.account_id`,
  'a finalised match has an enrolment, which is broken where the match says so': `
    select m.applicant_id, m.offer_id from match_states m
    left join lateral (select e.id, e.broken_on from enrolments e where e.applicant_id = m.applicant_id
      and e.offer_id = m.offer_id and e.annulled_at is null order by e.id desc limit 1) e on true
    where m.status = ${status.finalised} 
      and (e.id is null or m.broken_on is distinct from e.broken_on)`,
  'an enrolment goes on only where its match is finalised': `
    select id from enrolments e where broken_on is null and annulled_at is null and not exists (
      select 1 from match_states m where m.applicant_id = e.applicant_id
        and m.offer_id = e.offer_id and m.status = ${status.finalised})`,
  'what is moved has a history': `
    select applicant_id, offer_id from match_moves h where not exists (select 1 from match_states m
      where m.applicant_id = h.applicant_id and m.offer_id = h.offer_id)`,
  'a finalised match has its contract sheet, sealed': `
    select m.applicant_id, m.offer_id from match_states m
    left join contract_sheets c on c.applicant_id = m.applicant_id and c.offer_id = m.offer_id
    where m.status = ${status.finalised} and
        (c.finalised_at is null or c.sealed not like 'v%.%.%.%')`,
  'a contract sheet belongs to a match that was finalised': `
    select applicant_id, offer_id from contract_sheets c where c.finalised_at is not null and not exists (
      select 1 from match_moves h where h.applicant_id = c.applicant_id
        and h.offer_id = c.offer_id and h.to_status = ${status.finalised})`,
  'a contract file is signed when everybody has, and frozen files were finalised': `
    select applicant_id, offer_id from contract_sheets c where (finalised_at is null and state <> 'open')
      or (state <> 'open' and state <> 'complete' and not exists (select 1 from contract_signatures s
        where s.applicant_id = c.applicant_id and s.offer_id = c.offer_id and s.round = c.round))`,
  'a meeting waits for one of the two while it is proposed, and has a moment once it is planned': `
    select id from meetings where (state = 'proposed') <> (waits_for is not null)
      or (state in ('planned', 'over') and starts_at is null) or minutes < 1`,
  'nobody has two meetings at once': `
    select m.id from meetings m join offers o on o.id = m.offer_id
    join meetings n on n.id > m.id and n.state = 'planned' join offers p on p.id = n.offer_id
    where m.state = 'planned' and (m.applicant_id = n.applicant_id or o.company_id = p.company_id)
      and m.starts_at < n.starts_at + n.minutes * interval '1 minute'
      and n.starts_at < m.starts_at + m.minutes * interval '1 minute'`,
  'past enrolments are counted': `select formation_id from past_enrolments where count < 1`,
  'there is one row of settings, and something counts': `
    select count(*) from matching_settings
    having count(*) <> 1 or min(industry_weight + test_weight + geographic_weight + resume_weight) < 1`,
};

/** Signed papers lie locked in the same store, and forms open, without a row of their own in `files`. */
const storedNames = `select name from files union all select name from contract_scans
  union all select name from official_forms`;

const endOfTime = new Date(8.64e15);

/** Files are written before their row and removed after it, so that a row is never without its file. */
const missingFiles = async ({ services }: TestServer): Promise<string[]> => {
  const { rows } = await services.db.pool.query<{ name: string }>(storedNames);
  const stored = new Set(await services.files.list(endOfTime));
  return rows.map(({ name }) => name).filter((name) => !stored.has(name));
};

/** One line for every invariant that does not hold. */
export const brokenInvariants = async (server: TestServer): Promise<string[]> => {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await server.services.db.pool.query<Record<string, unknown>>(query);
    if (rows.length > 0)
      broken.push(`${name}: ${rows.length} do not, such as ${JSON.stringify(rows[0])}`);
  }
  const missing = await missingFiles(server);
  if (missing.length > 0) broken.push(`a row has its file: ${missing.join(', ')}`);
  broken.push(...(await keptFaults(server.services)));
  return broken;
};
