import type { Insertable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { SavedViewsTable } from '../../platform/database/tables/saved-views-table.ts';

export const findViewsFor = (db: Queries, accountId: number) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where((e) => e.or([e('owner_id', '=', accountId), e('shared', '=', true)]))
    .execute();

export const findViewsOf = (db: Queries, ownerId: number) =>
  db
    .selectFrom('saved_views')
    .select(['list', 'name', 'query', 'shared'])
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .execute();

export const countViewsOf = async (db: Queries, ownerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('saved_views')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
};

/** One of the same list and name gives way. */
export const putView = (tx: Writes, view: Insertable<SavedViewsTable>) =>
  tx
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'list', 'name'])
        .doUpdateSet({ query: view.query, shared: view.shared }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const findView = (db: Queries, id: number) =>
  db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst();

export const removeView = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
};
