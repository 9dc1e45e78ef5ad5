import { Failure } from '@tandem/domain/errors';
import { otherSide, usualLength } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import {
  addMeeting,
  addStep,
  findMeeting,
  meetingRecord,
  replaceMoments,
  tellMeeting,
  type Author,
  type Meeting,
} from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { lockOwnMatch, partiesOf, requirePace } from '../matches/index.ts';
import type { Services } from '../services.ts';
import { authorOf } from './lock-meeting.ts';
import { requireMoments } from './require-moments.ts';
import { requireOpenToMeet } from './open-to-meet.ts';
import { planMeeting } from './plan-meeting.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** A meeting that is agreed on already is planned at once; otherwise the other side is asked. */
export const askOrPlan = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, by }: { actor: SignedInActor; by: Author },
  meeting: Meeting,
  { moments, agreed, before }: { moments: readonly Date[]; agreed: boolean; before: Date | null },
): Promise<void> => {
  const [moment] = moments;
  if (agreed && moment) return planMeeting(services, tx, { actor, by }, meeting, moment);
  await replaceMoments(tx, meeting.id, moments);
  await addStep(tx, {
    meetingId: meeting.id,
    step: 'propose',
    by: actor,
    startsAt: null,
    at: services.now(),
  });
  await tellMeeting(services, tx, meeting, { what: 'proposed', by, moments, before });
};

export const proposeMeeting: Handler<
  'POST /matches/{id}/meetings/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const now = services.now();
  const agreed = requireMoments(actor, body, now);
  return services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    await requireOpenToMeet(tx, actor, match);
    await requirePace(tx, actor, pairOfRow(match), now);
    const by = authorOf(actor, body.for, 'company');
    const pair = pairOfRow(match);
    const id = await addMeeting(tx, pair, {
      state: 'proposed',
      kind: body.kind,
      place: body.place ?? '',
      note: body.note ?? '',
      minutes: body.minutes ?? usualLength,
      waits_for: otherSide(by.side),
      starts_at: null,
      created_at: now,
    });
    if (id === null) throw new Failure('meeting_open');
    const meeting = orNotFound(await findMeeting(tx, id));
    await askOrPlan(services, tx, { actor, by }, meeting, {
      moments: body.moments,
      agreed,
      before: null,
    });
    await auditLog.changed(tx, partiesOf(match));
    return meetingRecord(tx, id, actor.kind, now);
  });
};
