import { waitingStatuses } from '@tandem/domain/needs/closing';
import { needChangeLines, type ToldNeed } from '@tandem/domain/needs/need-changes';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../../platform/database/database.ts';
import { isPlaced } from '../../../../scoring/stored/enrolled.ts';
import { literals } from '../../../../platform/database/queries/literals.ts';
import { accountsAmong, readAmong, type Among } from '../../facts/among.ts';

/** A need whose terms have changed since a candidate wanted it. */
export interface Changed {
  accountId: number;
  candidateId: number;
  needId: number;
  /** As they knew it. */
  title: string;
  company: string;
  lines: string[];
}

type Row = Omit<Changed, 'lines'> & { before: ToldNeed; after: ToldNeed };

/** Of which each candidate has not been told yet; what was changed back is nothing to tell, nor what came to an end. */
export const findChangedNeeds = async (
  db: Queries,
  among?: Among,
): Promise<Map<number, Changed[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<Row>`
    select p.account_id as "accountId", u.applicant_id as "candidateId", u.offer_id as "needId",
      u.before ->> 'title' as title, c.name as company, u.before, u.after
    from untold_need_changes u
    join matches m on m.applicant_id = u.applicant_id and m.offer_id = u.offer_id
      and m.status in (${literals(waitingStatuses)})
    join offers o on o.id = u.offer_id and o.state = ${needState.active}
    join sessions y on y.id = o.session_id and y.closed_at is null
    join companies c on c.id = o.company_id
    join applicants p on p.id = u.applicant_id
    where not ${isPlaced('u.applicant_id', 'o.session_id')}
      and ${accountsAmong('p.account_id', among)}
    order by p.account_id, c.name, o.title, o.id`,
  );
  const changed = rows
    .map(({ before, after, ...row }) => ({ ...row, lines: needChangeLines(before, after) }))
    .filter(({ lines }) => lines.length > 0);
  return Map.groupBy(changed, ({ accountId }) => accountId);
};

/** They have been told, of whatever is told of at all. */
export const forgetChangedNeeds = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  await sql`
    delete from untold_need_changes u using applicants p
    where p.id = u.applicant_id and p.account_id = any(${[...accountIds]}::int[])
      and exists (select 1 from offers o where o.id = u.offer_id and o.state = ${needState.active})`.execute(
    tx,
  );
};
