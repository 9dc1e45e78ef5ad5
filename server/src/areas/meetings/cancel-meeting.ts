import {
  addStep,
  meetingRecord,
  replaceMoments,
  tellMeeting,
  updateMeeting,
} from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { partiesOf } from '../matches/index.ts';
import { authorOf, lockOwnMeeting, requireOpen } from './lock-meeting.ts';

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
      const before = meeting.starts_at ?? meeting.told_starts_at;
      const changes = { state: 'cancelled' as const, waits_for: null, changed_at: now };
      await updateMeeting(tx, meeting.id, changes);
      await replaceMoments(tx, meeting.id, []);
      await addStep(tx, {
        meetingId: meeting.id,
        step: 'cancel',
        by: { accountId: actor.accountId, kind: actor.kind },
        startsAt: before,
        at: now,
      });
      await tellMeeting(
        services,
        tx,
        { ...meeting, ...changes },
        { what: 'cancelled', by, before, reason: body.reason || null },
      );
      await auditLog.changed(tx, partiesOf(match));
    }
    return meetingRecord(tx, meeting.id, actor.kind, now);
  });
};
