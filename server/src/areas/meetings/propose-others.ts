import { otherSide } from '@tandem/domain/meetings/meeting';
import { leavePlan, meetingRecord, updateMeeting } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { partiesOf, requirePace } from '../matches/index.ts';
import { authorOf, lockOwnMeeting, requireOpen } from './lock-meeting.ts';
import { offTheForum } from './off-the-forum.ts';
import { requireMoments } from './require-moments.ts';
import { askOrPlan } from './propose-meeting.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Other moments for a meeting that is proposed; one that is planned is moved by it, and waits for the other side again. */
export const proposeOthers: Handler<
  'POST /meetings/{id}/propose/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const now = services.now();
  const agreed = requireMoments(actor, body, now);
  return services.db.transaction(async (tx) => {
    const { meeting, match } = await lockOwnMeeting(tx, actor, params.id);
    requireOpen(meeting, actor, 'propose', now);
    await requirePace(tx, actor, pairOfRow(match), now);
    const usual = offTheForum(meeting, actor, body.moments);
    const by = authorOf(actor, body.for, meeting.waits_for ?? 'company');
    const changes = {
      state: 'proposed' as const,
      waits_for: otherSide(by.side),
      starts_at: null,
      minutes: body.minutes ?? usual.minutes,
      note: body.note ?? usual.note,
      ...(body.kind ? { kind: body.kind, place: body.place ?? '' } : { place: usual.place }),
      changed_at: now,
    };
    await updateMeeting(tx, meeting.id, changes);
    await leavePlan(tx, meeting.id);
    await askOrPlan(
      services,
      tx,
      { actor, by },
      { ...meeting, ...changes },
      {
        moments: body.moments,
        agreed,
        before: meeting.starts_at,
      },
    );
    await auditLog.changed(tx, partiesOf(match));
    return meetingRecord(tx, meeting.id, actor.kind, now);
  });
};
