import { addStep, findMeetings, updateMeeting, type Meeting } from '../calendar/index.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { PlanRow } from './plan-queries.ts';

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
    by: actor,
    startsAt: meeting.starts_at,
    at: now,
  });
  return { ...meeting, ...changes };
};

/** Calls off what is still to come of a plan; what has taken place stays. Nobody is told yet. */
export const callOffComing = async (
  tx: Writes,
  plan: readonly PlanRow[],
  { actor, now }: { actor: SignedInActor; now: Date },
): Promise<Meeting[]> => {
  const ids = plan.flatMap((row) => row.meeting_id ?? []);
  const coming = (await findMeetings(tx, { ids })).filter(
    ({ state, starts_at: startsAt }) => state === 'planned' && startsAt && startsAt > now,
  );
  const fallen: Meeting[] = [];
  for (const meeting of coming) fallen.push(await cancelled(tx, meeting, actor, now));
  return fallen;
};
