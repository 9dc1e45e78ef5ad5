import { addStep, findMeetings, updateMeeting, type Meeting } from '../calendar/index.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { updateForum } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import { findPlan } from './plan-queries.ts';
import { tellForum } from './tell-forum.ts';

/** What calendars are told counts one more. */
const cancelled = async (
  tx: Writes,
  meeting: Meeting,
  actor: SignedInActor,
  now: Date,
): Promise<Meeting> => {
  const sequence = (meeting.sequence ?? 0) + 1;
  const changes = { state: 'cancelled' as const, waits_for: null, sequence, changed_at: now };
  await updateMeeting(tx, meeting.id, changes);
  await addStep(tx, {
    meetingId: meeting.id,
    step: 'cancel',
    by: { accountId: actor.accountId, kind: actor.kind },
    startsAt: meeting.starts_at,
    at: now,
  });
  return { ...meeting, ...changes };
};

/** What has taken place stays; whoever still had a meeting to come is told. A draft is only put aside. */
export const cancelForum: Handler<
  'POST /forums/{id}/cancellation/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const now = services.now();
    const forum = await lockOwnForum(tx, actor, params.id, ['draft', 'published', 'cancelled']);
    if (forum.state !== 'cancelled') {
      const plan = await findPlan(tx, forum.id);
      const ids = plan.flatMap((row) => row.meeting_id ?? []);
      const coming = (await findMeetings(tx, { ids })).filter(
        ({ state, starts_at: startsAt }) => state === 'planned' && startsAt && startsAt > now,
      );
      const fallen: Meeting[] = [];
      for (const meeting of coming) fallen.push(await cancelled(tx, meeting, actor, now));
      await updateForum(tx, forum.id, { state: 'cancelled' });
      await tellForum(services, tx, forum, fallen, { what: 'cancelled', reason: body.reason });
      await auditLog.changed(tx, guestsOf(plan));
    }
    return forumRecord(tx, forum.id, actor);
  });
