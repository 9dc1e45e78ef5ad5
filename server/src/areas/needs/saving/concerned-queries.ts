import { status } from '@tandem/domain/matches/match';
import { waitingStatuses } from '@tandem/domain/needs/closing';
import type { ToldNeed } from '@tandem/domain/needs/need-changes';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';

export interface Concerned {
  candidateId: number;
  accountId: number;
  email: string | null;
  greeted: string;
  /** The meeting to come that is fixed, where there is one. */
  meeting: Date | null;
}

/** Candidates who have said yes to a need or that it interests them, or who are to meet about it, and have no place yet. */
export const findConcerned = async (
  db: Queries,
  needId: number,
  now: Date,
): Promise<Concerned[]> => {
  const { rows } = await sql<Concerned>`
    select m.applicant_id as "candidateId", a.id as "accountId", a.email,
      a.first_name as greeted, t.starts_at as meeting
    from matches m
    join offers o on o.id = m.offer_id
    join applicants p on p.id = m.applicant_id
    join accounts a on a.id = p.account_id
    left join meetings t on t.applicant_id = m.applicant_id and t.offer_id = m.offer_id
      and (t.state = 'proposed' or t.state = 'planned' and t.starts_at > ${now})
    where m.offer_id = ${needId}
      and m.status in (${literals(waitingStatuses)})
      and (m.status = ${sql.lit(status.fullyAccepted)} or t.id is not null
        or exists (select 1 from match_interests i where i.applicant_id = m.applicant_id
          and i.offer_id = m.offer_id and i.revoked_at is null))
      and not ${isPlaced('m.applicant_id', 'o.session_id')}
    order by m.applicant_id`.execute(db);
  return rows;
};

/** What they know of it stays as they knew it when it is saved again before they are told. */
export const addUntoldChanges = async (
  tx: Writes,
  needId: number,
  candidateIds: readonly number[],
  { before, after }: { before: ToldNeed; after: ToldNeed },
): Promise<void> => {
  if (candidateIds.length === 0) return;
  await sql`
    insert into untold_need_changes (applicant_id, offer_id, before, after)
    select id, ${needId}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    from unnest(${[...candidateIds]}::int[]) id
    on conflict (applicant_id, offer_id) do update set after = excluded.after`.execute(tx);
};
