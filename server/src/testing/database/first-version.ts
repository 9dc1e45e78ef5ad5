import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import type { Pair } from '@tandem/domain/matches/match';
import { isTutorMuted } from '../../areas/needs/index.ts';
import type { Services } from '../../areas/services.ts';
import type { Queries } from '../../platform/database/database.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
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

const cases = [
  ['SIRET\u00a0: 73282932000074', '73282932000074'],
  // La Poste's rule, and a sum of fourteen digits that holds with one of nine that does not.
  ['Bon accueil\nSIRET\u00a0: 35600000000001', '35600000000001'],
  ['SIRET\u00a0: 73282932100007', null],
  ['SIRET\u00a0: 00000000000000', null],
  ['SIRET\u00a0: 732829320', null],
] as const;

const noted: { name: string; notes: string[] }[] = [
  ...cases.map(([note], place) => ({ name: `noted ${place}`, notes: [note] })),
  // One that is wrong first.
  { name: 'noted twice', notes: [cases[3][0], `${cases[0][0]}\nSource\u00a0: Salon`] },
];

/** Companies of the first version of which imports will have noted a SIRET. */
export const addNotedCompanies = async (db: Queries): Promise<void> => {
  for (const { name } of noted)
    await sql`
      with account as (
        insert into accounts (kind, email, email_key, created_at)
        values ('company', ${name}, ${name}, ${at}::timestamptz) returning id)
      insert into companies (account_id, name) select id, ${name} from account`.execute(db);
};

/** Once there are notes. */
export const addNotedSirets = async (db: Queries): Promise<void> => {
  for (const { name, notes } of noted)
    await sql`
      insert into notes (account_id, kind, text, created_at, changed_at)
      select companies.account_id, 'note', note.text, ${at}::timestamptz, ${at}::timestamptz
      from companies, unnest(${notes}::text[]) with ordinality as note (text, place)
      where name = ${name} order by place`.execute(db);
};

/** What they have of it, and what the last is said to come from, beside what they are to have. */
export const readNotedSirets = async (db: Queries) => {
  const { rows } = await sql<{ siret: string | null; source: string | null }>`
    select siret, source from companies join accounts on accounts.id = account_id
    where name like 'noted%' order by name`.execute(db);
  return {
    found: rows.map(({ siret }) => siret),
    expected: [...cases.map(([, siret]) => siret), cases[0][1]],
    source: rows.at(-1)?.source,
  };
};

/** Tutors of needs, of whom one has asked for no reminders; a mail waits that tells the link of before. */
export const addTutors = async (db: Queries): Promise<void> => {
  await sql`
    update offers set tutor_email = case title when 'half' then 'autre@exemple.fr' when 'open' then 'Tuteur@exemple.fr' else 'tuteur@exemple.fr' end
    where title in ('untested', 'open', 'half')`.execute(db);
  await sql`update offers set tutor_muted = true where title = 'open'`.execute(db);
  await sql`update messages set less_token = 'open'`.execute(db);
};

/** Who of them is left alone now, and how many mails that wait tell a link that leads nowhere. */
export const readTutors = async (db: Queries) => {
  const { rows: muted } = await sql<{ title: string; isMuted: boolean }>`
    select title, ${isTutorMuted} as "isMuted" from offers o
    where title in ('untested', 'open', 'half') order by title`.execute(db);
  const { rows } = await sql<{ links: number }>`
    select count(*)::int as links from messages where less_token = 'open' and state <> 'sent'`.execute(
    db,
  );
  return { muted, links: rows[0]?.links };
};

/** Seals the sheet that finalised the match of `finalised`, as the first version did: by the secret that the server has kept. */
export const sealFirstSheet = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  sheet: Readonly<Record<string, string>>,
): Promise<Pair> => {
  const row = await db.read
    .selectFrom('contract_sheets')
    .select(['applicant_id', 'offer_id'])
    .executeTakeFirstOrThrow();
  const pair = pairOfRow(row);
  await db.read
    .updateTable('contract_sheets')
    .set({ sealed: vault.seal(JSON.stringify(sheet), contextOfSheet(pair)) })
    .execute();
  return pair;
};

/**
 * People of the first version who have waited for weeks, each for something else, with two of the staff: one looks after
 * « Commerce », of which `pending`, `asked`, `agreed` and `company-open` are. The match of `finalised` was, by a sheet that is sealed later.
 */
export const addFirstWaits = async (db: Queries): Promise<void> => {
  await sql`
    with session as (insert into sessions (name, name_key) values ('2026-2027', '2026-2027') returning id),
    programme as (
      insert into formations (name, level, name_key)
      values ('Commerce', '5', 'commerce'), ('Paie', '5', 'paie') returning id, name),
    people as (
      insert into accounts (kind, email, email_key, first_name, created_at, registered_at)
      select kind, name || '@exemple.fr', name || '@exemple.fr', name, ${at}::timestamptz - interval '60 days',
        case when name not like '%invited' then ${at}::timestamptz - interval '50 days' end
      from (values ('superuser', 'root'), ('staff', 'manager'),
        ('applicant', 'invited'), ('applicant', 'sheetless'), ('applicant', 'untested'), ('applicant', 'unmatched'),
        ('applicant', 'pending'), ('applicant', 'asked'), ('applicant', 'agreed'), ('applicant', 'finalised'),
        ('company', 'company-invited'), ('company', 'company-sheetless'), ('company', 'company-tutor'),
        ('company', 'company-open')) person(kind, name)
      returning id, kind, first_name as name),
    invited as (
      insert into invitations (account_id, token, expires_at, email_sent_count, last_email_sent)
      select id, name, ${at}::timestamptz + interval '1 year', 1, ${at}::timestamptz - interval '60 days'
      from people where name like '%invited'),
    link as (
      insert into formation_links (manager_id, formation_id)
      select people.id, programme.id from people, programme
      where people.name = 'manager' and programme.name = 'Commerce'),
    companies as (
      insert into companies (account_id, name, page_done_at)
      select id, name, case when name in ('company-tutor', 'company-open') then ${at}::timestamptz - interval '40 days' end
      from people where kind = 'company' returning id, name),
    candidates as (
      insert into applicants (account_id, session_id, formation_id, page_done_at, test_done_at)
      select people.id, session.id, programme.id,
        case when people.name not in ('invited', 'sheetless') then ${at}::timestamptz - interval '40 days' end,
        case when people.name not in ('invited', 'sheetless', 'untested') then ${at}::timestamptz - interval '39 days' end
      from people, session, programme
      where people.kind = 'applicant'
        and programme.name = case when people.name in ('pending', 'asked', 'agreed') then 'Commerce' else 'Paie' end
      returning id, account_id),
    needs as (
      insert into offers (company_id, session_id, title, location, contract_type,
        target_educational_level, description, same_entity_location, seats, token, activated_at, created_at, changed_at)
      select companies.id, session.id, companies.name, 'Lille', '1', '5', '', true, 3, companies.name,
        case when companies.name = 'company-open' then ${at}::timestamptz - interval '38 days' end,
        ${at}::timestamptz - interval '39 days', ${at}::timestamptz - interval '39 days'
      from companies, session where companies.name in ('company-tutor', 'company-open')
      returning id, title, session_id),
    asks as (
      insert into offer_formations (offer_id, formation_id)
      select needs.id, programme.id from needs, programme
      where programme.name = case when needs.title = 'company-open' then 'Commerce' else 'Paie' end),
    matched as (
      select candidates.id as candidate, needs.id as need, needs.session_id, people.name
      from candidates join people on people.id = candidates.account_id, needs
      where people.name in ('pending', 'asked', 'agreed', 'finalised') and needs.title = 'company-open'),
    sheets as (
      insert into contract_sheets (applicant_id, offer_id, sealed, created_at)
      select candidate, need, '', ${at}::timestamptz - interval '30 days' from matched where name = 'finalised'),
    scored as (
      insert into match_scores
      select candidate, need, 700, 700, 700, 700, 700, ${at}::timestamptz - interval '35 days' from matched)
    insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
    select candidate, need, session_id, case name when 'asked' then 1 when 'agreed' then 3 else 4 end, ${at}::timestamptz - interval '30 days'
    from matched where name <> 'pending'`.execute(db);
};
