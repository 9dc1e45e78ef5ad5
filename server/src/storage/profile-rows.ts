import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Queries, Writes } from './database.ts';

/** What the matching reads of a candidate whose sheet and test are complete. */
export interface CandidateRow {
  id: number;
  session_id: number;
  formation_id: number;
  contract_type: string;
  target_educational_level: string;
  sector_ids: number[];
  skill_ids: number[];
  test_answers: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
  kilometers_away: number;
  prepared_text: Uint8Array | null;
}

export interface NeedRow {
  id: number;
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
  sessionId?: number;
  formationIds?: readonly number[];
}

/** Candidates who can be matched. */
export const findCandidateRows = async (
  db: Queries,
  filter: ProfileFilter,
): Promise<CandidateRow[]> => {
  let rows = db
    .selectFrom('applicants')
    .select([
      'id',
      'session_id',
      'formation_id',
      'contract_type',
      'target_educational_level',
      'sector_ids',
      'skill_ids',
      'test_answers',
      'latitude',
      'longitude',
      'kilometers_away',
      'prepared_text',
    ])
    .where('page_done_at', 'is not', null)
    .where('test_done_at', 'is not', null)
    .where('session_id', 'is not', null)
    .orderBy('id');
  if (filter.id !== undefined) rows = rows.where('id', '=', filter.id);
  if (filter.sessionId !== undefined) rows = rows.where('session_id', '=', filter.sessionId);
  const { formationIds } = filter;
  if (formationIds)
    rows = rows.where((e) => e('formation_id', '=', e.fn.any(e.val([...formationIds]))));
  return rows.$castTo<CandidateRow>().execute();
};

/** Needs that can be matched: active ones, with their company's sectors. */
export const findNeedRows = async (db: Queries, filter: ProfileFilter): Promise<NeedRow[]> => {
  let rows = db
    .selectFrom('offers')
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
      sql<number[]>`array(${e
        .selectFrom('offer_formations')
        .select('formation_id')
        .whereRef('offer_id', '=', 'offers.id')
        .orderBy('formation_id')})`.as('formation_ids'),
    ])
    .where('offers.activated_at', 'is not', null)
    .orderBy('offers.id');
  if (filter.id !== undefined) rows = rows.where('offers.id', '=', filter.id);
  if (filter.sessionId !== undefined) rows = rows.where('offers.session_id', '=', filter.sessionId);
  const { formationIds } = filter;
  if (formationIds)
    rows = rows.where('offers.id', 'in', (e) =>
      e
        .selectFrom('offer_formations')
        .select('offer_id')
        .where((o) => o('formation_id', '=', o.fn.any(o.val([...formationIds])))),
    );
  return rows.$castTo<NeedRow>().execute();
};

/** The texts of candidates, by id, with what belongs to the person and must not count. */
export const findCandidateTexts = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select((e) => [
      'applicants.id',
      'applicants.resume_text',
      'applicants.summary',
      'applicants.city',
      'applicants.location',
      'accounts.first_name',
      'accounts.last_name',
      jsonArrayFrom(
        e
          .selectFrom('skills')
          .select('skills.name')
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
      'offers.id',
      'offers.title',
      'offers.description',
      'offers.location',
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

export const writePreparedText = async (
  tx: Writes,
  table: 'applicants' | 'offers',
  id: number,
  prepared: Uint8Array,
): Promise<void> => {
  await tx
    .updateTable(table)
    .set({ prepared_text: Buffer.from(prepared) })
    .where('id', '=', id)
    .execute();
};

export const findCorpus = async (db: Queries, sessionId: number): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('corpora')
    .select('statistics')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.statistics ?? null;
};

export const writeCorpus = async (
  tx: Writes,
  sessionId: number,
  bytes: Uint8Array,
): Promise<void> => {
  const statistics = Buffer.from(bytes);
  await tx
    .insertInto('corpora')
    .values({ session_id: sessionId, statistics })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ statistics }))
    .execute();
};
