import { promisedStatuses } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../../platform/database/database.ts';
import { literals } from '../../../../platform/database/queries/literals.ts';
import { accountsAmong, readAmong, type Among } from '../../facts/among.ts';

/** A match whose other side has written again, which nothing has told yet. */
export interface Written {
  accountId: number;
  side: 'applicant' | 'company';
  candidateId: number;
  needId: number;
  upTo: number;
  title: string;
  /** Who wrote, as the reader knows them. */
  other: string;
}

/** What each has not been told of and not read, where the two may still write to each other: in a year that is closed, too. */
export const findUntoldWords = async (
  db: Queries,
  among?: Among,
): Promise<Map<number, Written[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<Written>`
    select * from (
      select case r.side when 'applicant' then p.account_id else c.account_id end as "accountId",
        r.side, r.applicant_id as "candidateId", r.offer_id as "needId", r.untold_up_to as "upTo",
        o.title,
        case r.side when 'applicant' then c.name else trim(a.first_name || ' ' || a.last_name) end as other
      from conversation_reads r
      join matches m on m.applicant_id = r.applicant_id and m.offer_id = r.offer_id
        and m.status in (${literals(promisedStatuses)})
      join offers o on o.id = r.offer_id
      join companies c on c.id = o.company_id
      join applicants p on p.id = r.applicant_id
      join accounts a on a.id = p.account_id
      where r.untold_up_to > r.read_up_to
    ) untold where ${accountsAmong('untold.accountId', among)}
    order by "accountId", "upTo"`,
  );
  return Map.groupBy(rows, ({ accountId }) => accountId);
};

/** They have been told of these; of what was written meanwhile they have not. */
export const noteWordsTold = async (tx: Writes, written: readonly Written[]): Promise<void> => {
  if (written.length === 0) return;
  await sql`
    update conversation_reads r set untold_up_to = null
    from unnest(
      ${written.map(({ candidateId }) => candidateId)}::int[], ${written.map(({ needId }) => needId)}::int[],
      ${written.map(({ side }) => side)}::text[], ${written.map(({ upTo }) => upTo)}::int[]
    ) told(applicant_id, offer_id, side, up_to)
    where r.applicant_id = told.applicant_id and r.offer_id = told.offer_id
      and r.side = told.side and r.untold_up_to = told.up_to`.execute(tx);
};
