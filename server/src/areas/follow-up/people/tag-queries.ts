import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** By account, in the order of the alphabet. */
export const findTags = async (db: Queries): Promise<ReadonlyMap<number, string[]>> => {
  const rows = await db
    .selectFrom('account_tags')
    .select([
      'account_id',
      (e) => sql<string[]>`array_agg(${e.ref('tag')} order by tag)`.as('tags'),
    ])
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id: id, tags }) => [id, tags]));
};

/** The tag as it is written already, where it differs in case alone. */
export const knownSpelling = async (tx: Writes, tag: string): Promise<string> => {
  const known = await tx
    .selectFrom('account_tags')
    .select('tag')
    .where((e) => e(e.fn<string>('lower', ['tag']), '=', tag.toLowerCase()))
    .limit(1)
    .executeTakeFirst();
  return known?.tag ?? tag;
};

/** Answers whose tags are others now. */
export const addTags = async (
  tx: Writes,
  accountIds: readonly number[],
  tags: readonly string[],
): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    insert into account_tags (account_id, tag)
    select a.id, t.tag from unnest(${[...accountIds]}::int[]) a (id),
      unnest(${[...tags]}::text[]) t (tag)
    on conflict do nothing returning account_id`.execute(tx);
  return rows.map(({ account_id: id }) => id);
};

export const removeTags = async (
  tx: Writes,
  accountIds: readonly number[],
  tags: readonly string[],
): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    delete from account_tags
    where account_id = any(${[...accountIds]}::int[])
      and lower(tag) = any(${tags.map((tag) => tag.toLowerCase())}::text[])
    returning account_id`.execute(tx);
  return rows.map(({ account_id: id }) => id);
};
