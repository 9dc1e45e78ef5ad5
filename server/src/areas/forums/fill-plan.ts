import { Failure } from '@tandem/domain/errors';
import { meetingWorth, slotsOf } from '@tandem/domain/forums/forum';
import { overlap } from '@tandem/domain/meetings/meeting';
import { fillForum, type Busy } from '@tandem/matching/forum/fill-forum';
import type { Queries } from '../../platform/database/database.ts';
import { findEngagements } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import type { Forum } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import { findMeetable, findPlan, replacePlan, type MeetablePair } from './plan-queries.ts';

/** Pairs times slots that are searched in about a second. */
const largestSearch = 75_000;

/** The slots at which the guests have other meetings. */
const busyAt = async (
  db: Queries,
  forum: Forum,
  pairs: readonly MeetablePair[],
  slots: readonly Date[],
): Promise<Busy[]> => {
  const [first] = slots;
  if (!first) return [];
  const engagements = await findEngagements(
    db,
    {
      candidateIds: [...new Set(pairs.map(({ candidateId }) => candidateId))],
      companyIds: [...new Set(pairs.map(({ companyId }) => companyId))],
    },
    first,
  );
  return engagements.flatMap((engagement) =>
    slots.flatMap((startsAt, slot): Busy[] =>
      overlap(engagement, { startsAt, minutes: forum.minutes })
        ? [
            { side: 'candidate', id: engagement.candidateId, slot },
            { side: 'company', id: engagement.companyId, slot },
          ]
        : [],
    ),
  );
};

export const fillPlan: Handler<'POST /forums/{id}/filling/', 'db'> = (
  { db },
  { actor, params, auditLog },
) =>
  db.transaction(async (tx) => {
    const forum = await lockOwnForum(tx, actor, params.id, ['draft']);
    const pairs = await findMeetable(tx, forum.id);
    const slots = slotsOf(forum);
    if (pairs.length * slots.length > largestSearch) throw new Failure('forum_too_large');
    const kept = (await findPlan(tx, forum.id))
      .filter((row) => row.by_hand)
      .map((row) => ({
        candidateId: row.applicant_id,
        companyId: row.company_id,
        needId: row.offer_id,
        slot: row.slot,
      }));
    const meetings = fillForum({
      pairs: pairs.map((pair) => ({ ...pair, worth: meetingWorth(pair) })),
      slots: slots.length,
      most: forum.most,
      kept,
      busy: await busyAt(tx, forum, pairs, slots),
    });
    const keptKeys = new Set(kept.map((one) => `${one.candidateId}/${one.companyId}`));
    await replacePlan(
      tx,
      forum.id,
      meetings.filter((one) => !keptKeys.has(`${one.candidateId}/${one.companyId}`)),
    );
    await auditLog.changed(tx, guestsOf(await findPlan(tx, forum.id)));
    return forumRecord(tx, forum.id, actor);
  });
