import { needState } from '@tandem/domain/needs/need-state';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared.ts';
import { isPlaced } from '../stored/enrolled.ts';

/**
 * The transaction that last wrote a row: differs as soon as anybody has changed it, on whatever server, which no clock
 * can promise. A need is written as well when its company changes.
 */
const versionOf = (table: 'applicants' | 'offers') =>
  sql<number>`${sql.ref(`${table}.xmin`)}::text::bigint`;

/** What the matching reads of a candidate whose sheet and test are complete. */
export interface CandidateRow {
  id: number;
  version: number;
  session_id: number;
  formation_id: number;
  contract_type: string;
  target_educational_level: string;
  sector_ids: number[];
  sector_order: number[];
  skill_ids: number[];
  test_answers: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
  kilometers_away: number;
  prepared_text: Uint8Array | null;
}

export interface NeedRow {
  id: number;
  version: number;
  company_id: number;
  session_id: number;
  formation_ids: number[];
  contract_type: string;
  target_educational_level: string;
  sector_ids: number[];
  skill_ids: number[];
  test_answers: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
  prepared_text: Uint8Array | null;
}

export interface ProfileFilter {
  id?: number;
  ids?: readonly number[];
  sessionId?: number;
  programmeIds?: readonly number[];
  /** Also who is placed, and needs that are closed: for what their scores rest on. */
  settledToo?: boolean;
  /** Only those with a higher id. */
  after?: number;
  limit?: number;
}

const candidates = (db: Queries, filter: ProfileFilter) => {
  let rows = db
    .selectFrom('applicants')
    .where('page_done_at', 'is not', null)
    .where('test_done_at', 'is not', null)
    .where('session_id', 'is not', null)
    .orderBy('id');
  const { id, ids, sessionId, programmeIds, after, limit, settledToo } = filter;
  if (!settledToo)
    rows = rows.where(sql<boolean>`not ${isPlaced('applicants.id', 'applicants.session_id')}`);
  if (id !== undefined) rows = rows.where('id', '=', id);
  if (after !== undefined) rows = rows.where('id', '>', after);
  if (limit !== undefined) rows = rows.limit(limit);
  if (ids) rows = rows.where((e) => e('id', '=', e.fn.any(e.val([...ids]))));
  if (sessionId !== undefined) rows = rows.where('session_id', '=', sessionId);
  if (programmeIds)
    rows = rows.where((e) => e('formation_id', '=', e.fn.any(e.val([...programmeIds]))));
  return rows;
};

const candidateRows = (db: Queries, filter: ProfileFilter) =>
  candidates(db, filter)
    .select([
      'id',
      'session_id',
      'formation_id',
      'contract_type',
      'target_educational_level',
      'sector_ids',
      'sector_order',
      'skill_ids',
      'test_answers',
      'latitude',
      'longitude',
      'kilometers_away',
      'prepared_text',
      versionOf('applicants').as('version'),
    ])
    .$castTo<CandidateRow>();

/** Candidates who can be matched; whoever is placed in their session is matched no further. */
export const findCandidateRows = (db: Queries, filter: ProfileFilter): Promise<CandidateRow[]> =>
  candidateRows(db, filter).execute();

/** One candidate, who may be placed. */
export const findCandidateProfile = preparedStatement((db: Queries, { id }: { id: number }) =>
  candidateRows(db, { id, settledToo: true }),
);

const needs = (db: Queries, filter: ProfileFilter) => {
  let rows = db.selectFrom('offers').orderBy('offers.id');
  const { id, ids, sessionId, programmeIds, after, limit, settledToo } = filter;
  rows = settledToo
    ? rows.where('offers.test_answers', 'is not', null)
    : rows.where('offers.state', '=', needState.active);
  if (id !== undefined) rows = rows.where('offers.id', '=', id);
  if (after !== undefined) rows = rows.where('offers.id', '>', after);
  if (limit !== undefined) rows = rows.limit(limit);
  if (ids) rows = rows.where((e) => e('offers.id', '=', e.fn.any(e.val([...ids]))));
  if (sessionId !== undefined) rows = rows.where('offers.session_id', '=', sessionId);
  if (programmeIds)
    rows = rows.where('offers.id', 'in', (e) =>
      e
        .selectFrom('offer_formations')
        .select('offer_id')
        .where((o) => o('formation_id', '=', o.fn.any(o.val([...programmeIds])))),
    );
  return rows;
};

const needRows = (db: Queries, filter: ProfileFilter) =>
  needs(db, filter)
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select((e) => [
      'offers.id',
      'offers.company_id',
      'offers.session_id',
      'offers.contract_type',
      'offers.target_educational_level',
      'companies.sector_ids',
      'offers.skill_ids',
      'offers.test_answers',
      'offers.latitude',
      'offers.longitude',
      'offers.prepared_text',
      versionOf('offers').as('version'),
      sql<number[]>`array(${e
        .selectFrom('offer_formations')
        .select('formation_id')
        .whereRef('offer_id', '=', 'offers.id')
        .orderBy('formation_id')})`.as('formation_ids'),
    ])
    .$castTo<NeedRow>();

/** Needs that can be matched: active ones, with their company's sectors. */
export const findNeedRows = (db: Queries, filter: ProfileFilter): Promise<NeedRow[]> =>
  needRows(db, filter).execute();

/** One need, which may be closed. */
export const findNeedProfile = preparedStatement((db: Queries, { id }: { id: number }) =>
  needRows(db, { id, settledToo: true }),
);

/** How many candidates and needs of a session can be matched. */
export const countTexts = async (db: Queries, sessionId: number): Promise<number> => {
  const count = sql<number>`count(*)::int`.as('count');
  const [ours, theirs] = [candidates(db, { sessionId }), needs(db, { sessionId })];
  const candidateCount = await ours.clearOrderBy().select(count).executeTakeFirstOrThrow();
  const needCount = await theirs.clearOrderBy().select(count).executeTakeFirstOrThrow();
  return candidateCount.count + needCount.count;
};

export interface RowVersion {
  id: number;
  version: number;
}

/** Which candidates can be matched, and in which version, by rising id. */
export const findCandidateVersions = (db: Queries, filter: ProfileFilter): Promise<RowVersion[]> =>
  candidates(db, filter)
    .select(['id', versionOf('applicants').as('version')])
    .execute();

/** The same for needs. */
export const findNeedVersions = (db: Queries, filter: ProfileFilter): Promise<RowVersion[]> =>
  needs(db, filter)
    .select(['offers.id', versionOf('offers').as('version')])
    .execute();

/** The texts of candidates, by id, with what belongs to the person and must not count. */
export const findCandidateTexts = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select((e) => [
      'applicants.id',
      'applicants.resume_text',
      'applicants.summary',
      'applicants.trades',
      'applicants.city',
      'applicants.location',
      'accounts.first_name',
      'accounts.last_name',
      jsonArrayFrom(
        e
          .selectFrom('skills')
          .select(['skills.id', 'skills.name'])
          .where((s) => s('skills.id', '=', s.fn.any(s.ref('applicants.skill_ids')))),
      ).as('skills'),
    ])
    .where((e) => e('applicants.id', '=', e.fn.any(e.val([...ids]))))
    .execute();

export const findNeedTexts = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select((e) => [
      ...(['offers.id', 'offers.title', 'offers.description', 'offers.location'] as const),
      'companies.name as company',
      jsonArrayFrom(
        e
          .selectFrom('skills')
          .select('skills.name')
          .where((s) => s('skills.id', '=', s.fn.any(s.ref('offers.skill_ids')))),
      ).as('skills'),
    ])
    .where((e) => e('offers.id', '=', e.fn.any(e.val([...ids]))))
    .execute();

export interface PreparedRow extends RowVersion {
  bytes: Uint8Array;
}

/** Keeps prepared texts; that of a row which somebody has changed since it was read is left out. */
export const writePreparedTexts = async (
  db: Queries,
  table: 'applicants' | 'offers',
  rows: readonly PreparedRow[],
): Promise<void> => {
  const bytes = rows.map((row) => Buffer.from(row.bytes));
  await sql`
    update ${sql.table(table)} set prepared_text = prepared.bytes
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ version }) => version)}::bigint[],
                ${bytes}::bytea[]) prepared (id, version, bytes)
    where ${sql.table(table)}.id = prepared.id
      and ${versionOf(table)} = prepared.version`.execute(db);
};
