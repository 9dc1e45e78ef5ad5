import { isStaff } from '@tandem/domain/accounts/roles';
import { status } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../../platform/database/database.ts';
import { literals } from '../../../../platform/database/queries/literals.ts';
import { isPlaced } from '../../../../scoring/stored/enrolled.ts';
import { dailyBatch, type ClosingFacts } from '../../../needs/index.ts';
import { accountsAmong, readAmong, type Among } from '../../facts/among.ts';

/** A need that was closed before anybody had answered a candidate about it. */
export interface Closed extends ClosingFacts {
  accountId: number;
  candidateId: number;
  needId: number;
}

type Row = Omit<Closed, 'by'> & { movedBy: string };

const byOf = (movedBy: string): Closed['by'] => {
  if (isStaff(movedBy)) return 'staff';
  return movedBy === 'company' ? 'company' : 'tandem';
};

/** Of which each candidate has read at the bell alone; what has moved on since is not told, nor what a placed one no longer waits for. */
export const findClosedNeeds = async (
  db: Queries,
  among?: Among,
): Promise<Map<number, Closed[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<Row>`
    select u.account_id as "accountId", p.id as "candidateId", o.id as "needId", o.title,
      c.name as company, m.to_state as state, m.set_aside_until as until, m.moved_by as "movedBy"
    from untold_need_moves u
    join offer_moves m on m.id = u.offer_move_id and m.to_state in (${literals(closedNeedStates)})
    join offers o on o.id = m.offer_id
    join sessions y on y.id = o.session_id and y.closed_at is null
    join companies c on c.id = o.company_id
    join applicants p on p.account_id = u.account_id
    left join match_states t on t.applicant_id = p.id and t.offer_id = o.id
    where u.batch = ${dailyBatch}
      and not exists (select 1 from offer_moves n where n.offer_id = m.offer_id and n.id > m.id)
      and coalesce(t.status, ${sql.lit(status.pending)}) = ${sql.lit(status.pending)}
      and not ${isPlaced('p.id', 'o.session_id')}
      and ${accountsAmong('u.account_id', among)}
    order by u.account_id, c.name, o.title, o.id`,
  );
  const closed = rows.map(({ movedBy, ...row }) => ({ ...row, by: byOf(movedBy) }));
  return Map.groupBy(closed, ({ accountId }) => accountId);
};

/** They have been told, of whatever is told of at all. */
export const forgetClosedNeeds = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  await sql`
    delete from untold_need_moves
    where batch = ${dailyBatch} and account_id = any(${[...accountIds]}::int[])`.execute(tx);
};
