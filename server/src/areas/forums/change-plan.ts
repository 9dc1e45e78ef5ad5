import { Failure } from '@tandem/domain/errors';
import { slotsOf } from '@tandem/domain/forums/forum';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findMeeting } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { cancelFor, planMeeting } from '../meetings/index.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import { findPlan, removePlanned, updatePlanned } from './plan-queries.ts';

/** The centre does it for both sides: both are told. */
const byCentre = { side: 'company', byStaff: true } as const;

const lockPlanned = async (
  tx: Writes,
  actor: SignedInActor,
  params: { id: number; meeting: number },
) => {
  const forum = await lockOwnForum(tx, actor, params.id, ['draft', 'published']);
  const plan = await findPlan(tx, forum.id);
  const row = orNotFound(plan.find(({ id }) => id === params.meeting));
  return { forum, plan, row };
};

/** Moving it to where it stands already is no error: a double click. */
export const moveForumMeeting: Handler<
  'PUT /forums/{id}/meetings/{meeting}/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const { forum, plan, row } = await lockPlanned(tx, actor, params);
    const startsAt = slotsOf(forum)[body.slot];
    if (!startsAt || (row.meeting_id !== null && startsAt <= services.now()))
      throw new Failure('forum_slot_taken');
    const there = plan.filter(
      (other) =>
        other.id !== row.id &&
        other.slot === body.slot &&
        (other.applicant_id === row.applicant_id || other.company_id === row.company_id),
    );
    if (there.some(({ state }) => state !== 'cancelled')) throw new Failure('forum_slot_taken');
    if (row.slot !== body.slot) {
      await removePlanned(
        tx,
        there.map(({ id }) => id),
      );
      if (row.meeting_id !== null) {
        if (row.state !== 'planned') throw new Failure('meeting_closed');
        const meeting = orNotFound(await findMeeting(tx, row.meeting_id));
        await planMeeting(services, tx, { actor, by: byCentre }, meeting, startsAt);
      }
      await updatePlanned(tx, row.id, { slot: body.slot, by_hand: true });
      await auditLog.changed(tx, guestsOf([row]));
    }
    return forumRecord(tx, forum.id, actor);
  });

export const dropForumMeeting: Handler<
  'DELETE /forums/{id}/meetings/{meeting}/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, auditLog }) =>
  services.db.transaction(async (tx) => {
    const { forum, row } = await lockPlanned(tx, actor, params);
    if (row.meeting_id !== null && row.state === 'planned') {
      const meeting = orNotFound(await findMeeting(tx, row.meeting_id));
      // What has taken place is not called off.
      if (meeting.starts_at && meeting.starts_at <= services.now())
        throw new Failure('meeting_closed');
      await cancelFor(services, tx, { actor, by: byCentre }, meeting, null);
    }
    await removePlanned(tx, [row.id]);
    await auditLog.changed(tx, guestsOf([row]));
    return forumRecord(tx, forum.id, actor);
  });
