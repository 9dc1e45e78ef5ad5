import { promisedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { addStep, meetingRecord, tellMeeting, updateMeeting } from '../calendar/index.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../handler.ts';
import { partiesOf, requirePace } from '../matches/index.ts';
import { authorOf, lockOwnMeeting, requireOpen } from './lock-meeting.ts';

/** From then on the two write to each other. */
const promised: ReadonlySet<MatchStatus> = new Set(promisedStatuses);

/** How a meeting went, as one side tells it. The other one is told what it may want to put right. */
export const reportOutcome: Handler<
  'POST /meetings/{id}/outcome/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const { meeting, match } = await lockOwnMeeting(tx, actor, params.id);
    requireOpen(meeting, actor, 'report', now);
    const { outcome } = body;
    const by = authorOf(actor, body.for, 'company');
    const column = by.side === 'applicant' ? 'applicant_outcome' : 'company_outcome';
    if (meeting[column] !== outcome) {
      await requirePace(tx, actor, pairOfRow(match), now);
      const changes = { state: 'over' as const, [column]: outcome, changed_at: now };
      await updateMeeting(tx, meeting.id, changes);
      await addStep(tx, {
        meetingId: meeting.id,
        step: outcome,
        by: actor,
        startsAt: meeting.starts_at,
        at: now,
      });
      if (outcome !== 'held')
        await tellMeeting(services, tx, meeting, {
          what: 'told',
          by,
          outcome,
          cannotAnswer: !promised.has(match.status),
          startsAt: meeting.starts_at ?? now,
        });
      await auditLog.changed(tx, partiesOf(match));
    }
    return meetingRecord(tx, meeting.id, actor.kind, now);
  });
};
