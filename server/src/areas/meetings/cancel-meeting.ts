import {
  addStep,
  meetingRecord,
  replaceMoments,
  tellMeeting,
  updateMeeting,
  type Author,
  type Meeting,
} from '../calendar/index.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { partiesOf } from '../matches/index.ts';
import { authorOf, lockOwnMeeting, requireOpen } from './lock-meeting.ts';

/** A meeting that falls, and both are told as far as they did not do it. */
export const cancelFor = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, by }: { actor: SignedInActor; by: Author },
  meeting: Meeting,
  reason: string | null,
): Promise<void> => {
  const now = services.now();
  const before = meeting.starts_at ?? meeting.told_starts_at;
  const changes = { state: 'cancelled' as const, waits_for: null, changed_at: now };
  await updateMeeting(tx, meeting.id, changes);
  await replaceMoments(tx, meeting.id, []);
  await addStep(tx, {
    meetingId: meeting.id,
    step: 'cancel',
    by: actor,
    startsAt: before,
    at: now,
  });
  const news = { what: 'cancelled', by, before, reason } as const;
  await tellMeeting(services, tx, { ...meeting, ...changes }, news);
};

export const cancelMeeting: Handler<
  'POST /meetings/{id}/cancel/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const { meeting, match } = await lockOwnMeeting(tx, actor, params.id);
    if (meeting.state !== 'cancelled') {
      requireOpen(meeting, actor, 'cancel', now);
      const by = authorOf(actor, body.for, 'company');
      await cancelFor(services, tx, { actor, by }, meeting, body.reason || null);
      await auditLog.changed(tx, partiesOf(match));
    }
    return meetingRecord(tx, meeting.id, actor.kind, now);
  });
};
