import { enrolmentMovesOpenTo } from '@tandem/domain/enrolments/enrolment';
import { Failure } from '@tandem/domain/errors';
import { status } from '@tandem/domain/matches/match';
import {
  isPlacedAgain,
  keptEnrolmentRecord,
  stateOf,
  writeKeptRestored,
} from '../../../enrolments/index.ts';
import type { Handler } from '../../../handler.ts';
import { followKept } from './follow-kept.ts';
import { lockSeenKept } from './lock-seen-kept.ts';
import { tellKept } from './tell-kept.ts';

/** The staff take back such a break that was told by mistake, while the candidate is still free. */
export const restoreKeptEnrolment: Handler<
  'POST /kept_enrolments/{id}/restoring/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const kept = await lockSeenKept(tx, actor, params.id);
    const at = services.now();
    if (kept.broken_on === null) return keptEnrolmentRecord(kept, actor.kind, at);
    if (!enrolmentMovesOpenTo(actor.kind, stateOf(kept, at)).includes('restore'))
      throw new Failure('move_closed', { data: { status: status.finalised } });
    if (await isPlacedAgain(tx, kept.id)) throw new Failure('already_placed');
    await writeKeptRestored(tx, kept);
    await followKept(services, tx, kept);
    if (!body.quiet) await tellKept(services, tx, kept, { breaking: null, note: body.note });
    await auditLog.changed(tx, { applicants: [kept.applicant_id] });
    const whole = { ...kept, broken_on: null, broken_by: null, reason: null, within_trial: null };
    return keptEnrolmentRecord(whole, actor.kind, at);
  });
