import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Standing } from '../facts/standing-of.ts';

/** Keeps where these accounts stand; of those that are not among the standing nothing. */
export const keepStages = async (
  tx: Writes,
  accountIds: readonly number[],
  standing: readonly Standing[],
): Promise<void> => {
  const kept = standing.map(({ accountId }) => accountId);
  await sql`
    delete from follow_up_stages where account_id = any(${[...accountIds]}::int[])
      and not account_id = any(${kept}::int[])`.execute(tx);
  // Ends by the calendar, which changes no row that programs would follow.
  await sql`
    insert into record_changes (kind, record, changed_at)
    select 'candidate', p.id, clock_timestamp()
    from unnest(${kept}::int[], ${standing.map(({ stage }) => stage)}::text[]) as now (account_id, stage)
    join follow_up_stages s on s.account_id = now.account_id
    join applicants p on p.account_id = now.account_id
    where s.stage = 'broken' and now.stage <> 'broken'`.execute(tx);
  await sql`
    insert into follow_up_stages (account_id, stage)
    select * from unnest(${kept}::int[], ${standing.map(({ stage }) => stage)}::text[])
    on conflict (account_id) do update set stage = excluded.stage
      where follow_up_stages.stage <> excluded.stage`.execute(tx);
};

/** The candidates who could be matched and have no match that is open, as far as it was renewed. */
export const findUnmatched = async (db: Queries): Promise<ReadonlySet<number>> => {
  const kind: WaitKind = 'no_match_candidate';
  const rows = await db
    .selectFrom('follow_up_causes')
    .innerJoin('applicants', 'applicants.account_id', 'follow_up_causes.account_id')
    .select('applicants.id')
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
