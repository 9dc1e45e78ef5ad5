import { Failure } from '@tandem/domain/errors';
import { findMoments, meetingRecord } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { partiesOf } from '../matches/index.ts';
import { authorOf, lockOwnMeeting, requireOpen } from './lock-meeting.ts';
import { planMeeting } from './plan-meeting.ts';

/** Taking the moment that has been taken already is no error: a double click. */
export const takeMoment: Handler<
  'POST /meetings/{id}/take/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const { meeting, match } = await lockOwnMeeting(tx, actor, params.id);
    const isDone =
      meeting.state === 'planned' && meeting.starts_at?.getTime() === body.moment.getTime();
    if (!isDone) {
      requireOpen(meeting, actor, 'take', now);
      const moments = (await findMoments(tx, [meeting.id])).get(meeting.id) ?? [];
      const isProposed = moments.some((at) => at.getTime() === body.moment.getTime());
      if (!isProposed || body.moment <= now) throw new Failure('moment_taken');
      const by = authorOf(actor, undefined, meeting.waits_for ?? 'applicant');
      await planMeeting(services, tx, { actor, by }, meeting, body.moment);
      await auditLog.changed(tx, partiesOf(match));
    }
    return meetingRecord(tx, meeting.id, actor.kind, now);
  });
};
