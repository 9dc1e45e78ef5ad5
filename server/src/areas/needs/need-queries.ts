import { needFields } from '@tandem/domain/needs/need-fields';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { readByIds } from '../../platform/database/queries/one-or-many.ts';
import { seenNeeds, type Sight } from '../../platform/database/queries/sight.ts';
import { readPage, type Page } from '../../platform/database/queries/page.ts';
import { columnsIn } from '../../platform/database/queries/field-columns.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

export type Need = Selectable<Tables['offers']>;

const setProgrammes = async (
  tx: Writes,
  needId: number,
  programmeIds: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('offer_formations').where('offer_id', '=', needId).execute();
  await tx
    .insertInto('offer_formations')
    .values(programmeIds.map((programme_id) => ({ offer_id: needId, formation_id: programme_id })))
    .execute();
};

export const addNeed = async (
  tx: Writes,
  values: Insertable<Tables['offers']>,
  programmeIds: readonly number[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('offers')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await setProgrammes(tx, id, programmeIds);
  return id;
};

/** How many of the needs that there are a company has made since then. */
export const countNeedsMade = async (
  db: Queries,
  companyId: number,
  since: Date,
): Promise<number> => {
  const row = await db
    .selectFrom('offers')
    .select((e) => e.fn.countAll<number>().as('made'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.made;
};

export const updateNeed = async (
  tx: Writes,
  id: number,
  values: Updateable<Tables['offers']>,
  programmeIds?: readonly number[],
): Promise<void> => {
  await tx.updateTable('offers').set(values).where('id', '=', id).execute();
  if (programmeIds) await setProgrammes(tx, id, programmeIds);
};

export const findNeed = (db: Queries, id: number): Promise<Need | undefined> =>
  db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked against changes; others may refer to it. */
export const lockNeed = (tx: Writes, id: number): Promise<Need | undefined> =>
  tx.selectFrom('offers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locked against those as well who refer to it: nobody moves one of its matches, or stores a score of it, meanwhile. */
export const lockNeedWithMatches = async (tx: Writes, id: number): Promise<void> => {
  await tx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();
};

export const lockNeedByToken = (tx: Writes, token: string): Promise<Need | undefined> =>
  tx
    .selectFrom('offers')
    .selectAll()
    .where('token', '=', token)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What a test link shows to the tutor who holds it. */
export const findNeedByToken = (
  db: Queries,
  token: string,
): Promise<
  { title: string; company: string; activated_at: Date | null; session_closed: boolean } | undefined
> =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select([
      'offers.title',
      'companies.name as company',
      'offers.activated_at',
      sql<boolean>`(sessions.closed_at is not null)`.as('session_closed'),
    ])
    .where('offers.token', '=', token)
    .executeTakeFirst();

export const deleteNeed = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('match_scores').where('offer_id', '=', id).execute();
  await tx.deleteFrom('offers').where('id', '=', id).execute();
};

const needRows = (db: Queries) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select((e) => [
      'offers.id',
      'offers.company_id',
      ...columnsIn('offers', needFields),
      'offers.token',
      'offers.activated_at',
      'offers.created_at',
      'offers.state',
      'offers.state_since',
      'offers.set_aside_until',
      'offers.filled_by',
      'offers.tutor_asked_at',
      'offers.tutor_refused_at',
      'offers.tutor_phone_refused_at',
      'offers.test_answered_by',
      'offers.version',
      'sessions.name as session_name',
      sql<boolean>`(sessions.closed_at is not null)`.as('session_closed'),
      'companies.name as company_name',
      jsonArrayFrom(
        e
          .selectFrom('offer_formations')
          .innerJoin('formations', 'formations.id', 'offer_formations.formation_id')
          .select(['formations.id', 'formations.name'])
          .whereRef('offer_formations.offer_id', '=', 'offers.id')
          .orderBy('formations.name'),
      ).as('formations'),
    ]);

export type NeedRow = NonNullable<Awaited<ReturnType<typeof findNeedRow>>>;

export const findNeedRow = (db: Queries, id: number) =>
  needRows(db).where('offers.id', '=', id).executeTakeFirst();

export const findNeedRows = readByIds('offers.id', (db, isAsked) => needRows(db).where(isAsked));

/** A company's needs, newest first. */
export const findNeedsOf = (
  db: Queries,
  companyId: number,
  page: Page = {},
  sight: Sight = null,
) => {
  let rows = needRows(db)
    .where('offers.company_id', '=', companyId)
    .where(seenNeeds(sight))
    .orderBy('offers.id', 'desc');
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  const count = async () => {
    const { total } = await db
      .selectFrom('offers')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('company_id', '=', companyId)
      .where(seenNeeds(sight))
      .executeTakeFirstOrThrow();
    return total;
  };
  return readPage(db, page, () => rows.execute(), count);
};

export const findProgrammeIdsOf = async (db: Queries, needId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('offer_formations')
    .select('formation_id')
    .where('offer_id', '=', needId)
    .execute();
  return rows.map((row) => row.formation_id);
};
