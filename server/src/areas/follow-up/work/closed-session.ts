import { sql } from 'kysely';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * The name of the closed session in which all stands that the account looks for: a candidate's who found no place in it, or the
 * last of a company's that has no need in any other. Nothing new comes of it.
 */
export const findClosedSession = async (
  db: Queries,
  accountId: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select y.name from applicants p join sessions y on y.id = p.session_id
      where p.account_id = ${accountId} and y.closed_at is not null
        and not ${isPlaced('p.id', 'p.session_id')}
    union all
    (select y.name from companies c
      join offers o on o.company_id = c.id join sessions y on y.id = o.session_id
      where c.account_id = ${accountId} and not exists (
        select 1 from offers other join sessions open on open.id = other.session_id
        where other.company_id = c.id and open.closed_at is null
      )
      order by y.closed_at desc, y.id desc limit 1)`.execute(db);
  return rows[0]?.name;
};
