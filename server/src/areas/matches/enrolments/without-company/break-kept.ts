import { parisClock } from '@tandem/domain/calendar/paris-time';
import { breakingFaults, type Breaking } from '@tandem/domain/enrolments/breaking';
import { enrolmentMovesOpenTo } from '@tandem/domain/enrolments/enrolment';
import { practiceEstimate } from '@tandem/domain/enrolments/practice-days';
import { Failure } from '@tandem/domain/errors';
import { status } from '@tandem/domain/matches/match';
import { keptEnrolmentRecord, stateOf, writeKeptBreak } from '../../../enrolments/index.ts';
import type { Handler } from '../../../handler.ts';
import { isRepeated } from '../break-enrolment.ts';
import { followKept } from './follow-kept.ts';
import { lockSeenKept } from './lock-seen-kept.ts';
import { tellKept } from './tell-kept.ts';

/** The staff tell that the contract with a company which has no account any more has ended before its time. */
export const breakKeptEnrolment: Handler<
  'POST /kept_enrolments/{id}/breaking/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const kept = await lockSeenKept(tx, actor, params.id);
    const at = services.now();
    const breaking: Breaking = {
      brokenOn: body.broken_on,
      brokenBy: body.broken_by,
      reason: body.reason,
    };
    if (isRepeated(kept, breaking)) return keptEnrolmentRecord(kept, actor.kind, at);
    if (!enrolmentMovesOpenTo(actor.kind, stateOf(kept, at)).includes('break'))
      throw new Failure('move_closed', { data: { status: status.finalised } });
    const { begins_on: beginsOn } = kept;
    const fields = breakingFaults(breaking, { beginsOn, today: parisClock(at).day });
    if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
    const estimate = practiceEstimate(beginsOn, breaking.brokenOn, kept.centre_rhythm);
    const within = kept.is_professional ? null : (estimate?.within ?? null);
    await writeKeptBreak(tx, kept, breaking, { comment: body.comment, withinTrial: within, at });
    await followKept(services, tx, kept);
    if (!body.quiet) await tellKept(services, tx, kept, { breaking, note: body.note });
    await auditLog.changed(tx, { applicants: [kept.applicant_id] });
    const { brokenOn: broken_on, brokenBy: broken_by, reason } = breaking;
    const broken = { ...kept, broken_on, broken_by, reason, within_trial: within };
    return keptEnrolmentRecord(broken, actor.kind, at);
  });
