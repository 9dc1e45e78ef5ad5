import { Failure } from '@tandem/domain/errors';
import { forumNote, slotsOf } from '@tandem/domain/forums/forum';
import { overlap } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import {
  addMeeting,
  addStep,
  findEngagements,
  findMeetings,
  lockAllCalendars,
} from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { updateForum, type Forum } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import {
  findMeetable,
  findPlan,
  removePlanned,
  updatePlanned,
  type PlanRow,
} from './plan-queries.ts';
import { tellForum } from './tell-forum.ts';

/** The rows that can still be held: nobody was refused, placed, or gave that time to somebody else meanwhile. */
const stillHeld = async (
  tx: Writes,
  forum: Forum,
  plan: readonly PlanRow[],
  slots: readonly Date[],
  now: Date,
): Promise<PlanRow[]> => {
  const { applicants: candidateIds, companies: companyIds } = guestsOf(plan);
  await lockAllCalendars(tx, { companyIds, candidateIds });
  const engagements = await findEngagements(tx, { candidateIds, companyIds }, now);
  const open = await findMeetable(tx, forum.id);
  return plan.filter((row) => {
    const startsAt = slots[row.slot];
    const isOpen = open.some(
      (pair) => pair.candidateId === row.applicant_id && pair.needId === row.offer_id,
    );
    return (
      isOpen &&
      startsAt !== undefined &&
      !engagements.some(
        (one) =>
          (one.candidateId === row.applicant_id || one.companyId === row.company_id) &&
          overlap(one, { startsAt, minutes: forum.minutes }),
      )
    );
  });
};

/** Makes a meeting of a row; calendars learn of it by the plan. */
const makeMeeting = async (
  tx: Writes,
  {
    forum,
    actor,
    startsAt,
    now,
  }: { forum: Forum; actor: SignedInActor; startsAt: Date; now: Date },
  row: PlanRow,
): Promise<number | null> => {
  const pair = { candidateId: row.applicant_id, needId: row.offer_id };
  const id = await addMeeting(tx, pair, {
    state: 'planned',
    kind: 'on_site',
    place: forum.place,
    note: forumNote(forum.name),
    minutes: forum.minutes,
    waits_for: null,
    starts_at: startsAt,
    told_starts_at: startsAt,
    sequence: 0,
    created_at: now,
  });
  if (id === null) return null;
  await updatePlanned(tx, row.id, { meeting_id: id });
  await addStep(tx, {
    meetingId: id,
    step: 'plan',
    by: actor,
    startsAt,
    at: now,
  });
  return id;
};

const publish = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  actor: SignedInActor,
  forum: Forum,
): Promise<PlanRow[]> => {
  const now = services.now();
  const slots = slotsOf(forum);
  if ((slots[0] ?? now) <= now) throw new Failure('forum_closed');
  const plan = await findPlan(tx, forum.id);
  const held = await stillHeld(tx, forum, plan, slots, now);
  if (held.length === 0) throw new Failure('forum_empty');
  const kept = new Set(held.map(({ id }) => id));
  await removePlanned(
    tx,
    plan.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  );
  const ids: number[] = [];
  for (const row of held) {
    const startsAt = orNotFound(slots[row.slot]);
    ids.push(orNotFound(await makeMeeting(tx, { forum, actor, startsAt, now }, row)));
  }
  await updateForum(tx, forum.id, { state: 'published', published_at: now });
  await tellForum(services, tx, forum, await findMeetings(tx, { ids }), { what: 'published' });
  return held;
};

/** Publishing what is published is no error: a double click. */
export const publishForum: Handler<
  'POST /forums/{id}/publication/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, auditLog }) =>
  services.db.transaction(async (tx) => {
    const forum = await lockOwnForum(tx, actor, params.id, ['draft', 'published']);
    if (forum.state === 'draft')
      await auditLog.changed(tx, guestsOf(await publish(services, tx, actor, forum)));
    return forumRecord(tx, forum.id, actor);
  });
