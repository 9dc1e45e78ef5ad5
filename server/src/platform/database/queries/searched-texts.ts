import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../database.ts';
import { seenCandidates, type Sight } from './sight.ts';

/** What candidates who are seen are found by, wherever they are searched: one of their ids, and a text that begins with their name. */
export const candidateTexts = (
  sight: Sight,
  id: 'a.id' | 'applicants.id',
): RawBuilder<unknown> => sql`
  select ${sql.ref(id)}, concat_ws(' ', a.first_name, a.last_name, a.email, applicants.phone,
    applicants.city, applicants.location) as text
  from applicants join accounts a on a.id = applicants.account_id
  where ${seenCandidates(sight)}`;

export interface SearchedTexts {
  ids: number[];
  /** Of each id in its place. */
  texts: string[];
}

/**
 * The `id` and the `text` of all rows. In one value, as the ids are: 20,000 rows take their time, and so does a list that the driver
 * takes apart.
 */
export const readTexts = async (db: Queries, of: RawBuilder<unknown>): Promise<SearchedTexts> => {
  const { rows } = await sql<{ ids: string; texts: string }>`
    select coalesce(string_agg(id::text, ','), '') as ids,
      coalesce(string_agg(translate(text, chr(10), ' '), chr(10)), '') as texts
    from (${of}) searched`.execute(db);
  const [{ ids, texts } = { ids: '', texts: '' }] = rows;
  if (ids === '') return { ids: [], texts: [] };
  return { ids: ids.split(',').map(Number), texts: texts.split('\n') };
};
