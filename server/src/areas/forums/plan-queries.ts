import { needState } from '@tandem/domain/needs/need-state';
import { openStatuses, promisedStatuses, type Pair } from '@tandem/domain/matches/match';
import type { ForumMeeting } from '@tandem/matching/forum/fill-forum';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { literals } from '../../platform/database/queries/literals.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';

/** The plan of a forum in its order, with what became of each meeting; without those that the two have moved themselves. */
export const findPlan = (db: Queries, forumId: number) =>
  db
    .selectFrom('forum_meetings as plan')
    .leftJoin('meetings', 'meetings.id', 'plan.meeting_id')
    .select([
      'plan.id',
      'plan.applicant_id',
      'plan.offer_id',
      'plan.company_id',
      'plan.slot',
      'plan.by_hand',
      'plan.meeting_id',
      'meetings.state',
    ])
    .where('plan.forum_id', '=', forumId)
    .where('plan.slot', 'is not', null)
    .orderBy('plan.slot')
    .orderBy('plan.id')
    .$narrowType<{ slot: number }>()
    .execute();

export type PlanRow = Awaited<ReturnType<typeof findPlan>>[number];

export interface MeetablePair extends Pair {
  companyId: number;
  /** Tenths of a point. */
  score: number;
  interested: boolean;
  accepted: boolean;
}

/** Of those who are invited, the pairs who could meet: an open match, no place elsewhere, no meeting of their own in sight. */
export const findMeetable = async (db: Queries, forumId: number): Promise<MeetablePair[]> => {
  const { rows } = await sql<MeetablePair>`
    select m.applicant_id as "candidateId", m.offer_id as "needId", o.company_id as "companyId",
      m.score, i.applicant_id is not null as interested,
      m.status in (${literals(promisedStatuses)}) as accepted
    from forum_candidates a
    join forum_needs n on n.forum_id = a.forum_id
    join matches m on m.applicant_id = a.applicant_id and m.offer_id = n.offer_id
    join offers o on o.id = m.offer_id
    left join match_interests i on i.applicant_id = m.applicant_id and i.offer_id = m.offer_id
      and i.revoked_at is null
    where a.forum_id = ${forumId} and o.state = ${needState.active}
      and m.status in (${literals(openStatuses)})
      and not ${isPlaced('m.applicant_id', 'o.session_id')}
      and not exists (select 1 from meetings t
        left join forum_meetings p on p.meeting_id = t.id
        where t.applicant_id = m.applicant_id and t.offer_id = m.offer_id
          and t.state in ('proposed', 'planned') and p.forum_id is distinct from ${forumId})
    order by m.applicant_id, m.offer_id`.execute(db);
  return rows;
};

/** What was placed by hand stays. */
export const replacePlan = async (
  tx: Writes,
  forumId: number,
  meetings: readonly ForumMeeting[],
): Promise<void> => {
  await tx
    .deleteFrom('forum_meetings')
    .where('forum_id', '=', forumId)
    .where('by_hand', '=', false)
    .execute();
  if (meetings.length === 0) return;
  await tx
    .insertInto('forum_meetings')
    .values(
      meetings.map(({ candidateId, needId, companyId, slot }) => ({
        forum_id: forumId,
        applicant_id: candidateId,
        offer_id: needId,
        company_id: companyId,
        slot,
        by_hand: false,
      })),
    )
    .execute();
};

export const updatePlanned = async (
  tx: Writes,
  id: number,
  changes: { slot?: number; by_hand?: boolean; meeting_id?: number },
): Promise<void> => {
  await tx.updateTable('forum_meetings').set(changes).where('id', '=', id).execute();
};

export const removePlanned = async (tx: Writes, ids: readonly number[]): Promise<void> => {
  await tx
    .deleteFrom('forum_meetings')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .execute();
};

/** Meetings of those who are not invited any more. */
export const removeUninvited = async (tx: Writes, forumId: number): Promise<void> => {
  await sql`
    delete from forum_meetings p where p.forum_id = ${forumId} and (
      not exists (select 1 from forum_candidates c
        where c.forum_id = p.forum_id and c.applicant_id = p.applicant_id)
      or not exists (select 1 from forum_needs n
        where n.forum_id = p.forum_id and n.offer_id = p.offer_id))`.execute(tx);
};
