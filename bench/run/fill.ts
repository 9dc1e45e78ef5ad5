import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { encodePreparedText } from '@tandem/matching/text/prepared';
import type pg from 'pg';

const chunkSize = 500;

const chunks = function* <Item>(items: Iterable<Item>): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
};

const rowOf = (profile: CandidateProfile | NeedProfile) => ({
  id: profile.id,
  session: profile.sessionId,
  contract_type: profile.contractType,
  level: profile.level,
  sector_ids: profile.sectorIds,
  answers: profile.answers,
  latitude: profile.place?.latitude ?? null,
  longitude: profile.place?.longitude ?? null,
  text: Buffer.from(encodePreparedText(profile.text)).toString('hex'),
});

/** How many sessions and programmes there are to be; they are numbered from 1. */
export interface Frame {
  sessions: number;
  programmes: number;
}

const setUp = ({ sessions, programmes }: Frame) => `
  insert into sessions (name, name_key) select i::text, i::text from generate_series(1, ${sessions}) i;
  insert into formations (name, level, name_key) select i::text, '5', i::text from generate_series(1, ${programmes}) i`;

const addCandidates = `
  with new as (select * from json_to_recordset($1) as r (id int, session int, contract_type text, level text, sector_ids json,
                 answers json, latitude float8, longitude float8, text text, formation int, km int)),
    account as (insert into accounts (kind, email, email_key, created_at, registered_at)
                select 'applicant', 'a' || id, 'a' || id, now(), now() from new order by id returning id, email)
  insert into applicants (account_id, session_id, formation_id, contract_type, target_educational_level, sector_ids,
      test_answers, latitude, longitude, kilometers_away, prepared_text, page_done_at, test_done_at, changed_at)
    select account.id, session, formation, contract_type, level, array(select json_array_elements_text(sector_ids)::int),
      answers, latitude, longitude, km, decode(text, 'hex'), now(), now(), now()
    from new join account on account.email = 'a' || new.id order by new.id`;

const addNeeds = `
  with new as (select * from json_to_recordset($1) as r (id int, session int, contract_type text, level text, sector_ids json,
                 answers json, latitude float8, longitude float8, text text, formations json)),
    account as (insert into accounts (kind, email, email_key, created_at, registered_at)
                select 'company', 'c' || id, 'c' || id, now(), now() from new order by id returning id, email),
    company as (insert into companies (account_id, name, sector_ids)
                select account.id, account.email, array(select json_array_elements_text(sector_ids)::int)
                from new join account on account.email = 'c' || new.id returning id, name),
    offer as (insert into offers (company_id, session_id, title, location, contract_type, target_educational_level,
                description, same_entity_location, latitude, longitude, prepared_text, token, test_answers, activated_at,
                created_at, changed_at, state, state_since)
              select company.id, session, 'b', 'l', contract_type, level, '', false, latitude, longitude, decode(text, 'hex'),
                company.name, answers, now(), now(), now(), 'active', now()
              from new join company on company.name = 'c' || new.id order by new.id returning id, token)
  insert into offer_formations (offer_id, formation_id)
    select offer.id, f::int from new join offer on offer.token = 'c' || new.id,
      json_array_elements_text(formations) f`;

/** Puts prepared sheets into an empty database, as they are drawn. */
export const fill = async (
  pool: pg.Pool,
  frame: Frame,
  { candidates, needs }: { candidates: Iterable<CandidateProfile>; needs: Iterable<NeedProfile> },
): Promise<void> => {
  await pool.query(setUp(frame));
  for (const some of chunks(candidates))
    await pool.query(addCandidates, [
      JSON.stringify(
        some.map((one) => ({ ...rowOf(one), formation: one.programmeId, km: one.maxKm })),
      ),
    ]);
  for (const some of chunks(needs))
    await pool.query(addNeeds, [
      JSON.stringify(
        some.map((one) => ({ ...rowOf(one), formations: [...new Set(one.programmeIds)] })),
      ),
    ]);
  await pool.query('analyze');
};
