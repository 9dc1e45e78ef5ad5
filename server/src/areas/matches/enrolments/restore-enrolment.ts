import { enrolmentMovesOpenTo } from '@tandem/domain/enrolments/enrolment';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Handler } from '../../handler.ts';
import { stateOf, writeRestored } from '../../enrolments/index.ts';
import { findNeedRow } from '../../needs/index.ts';
import { addMove } from '../moves/move-queries.ts';
import { readMovedMatch } from '../moves/read-moved-match.ts';
import { nothingSaid } from '../moves/said.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { freeOrHold } from './follow-enrolment.ts';
import { lockEnrolment } from './lock-enrolment.ts';
import { tellEnrolment } from './tell-enrolment.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** Candidate and seat may be taken by others since. */
const requireFree = async (tx: Writes, match: MatchRow): Promise<void> => {
  if (match.already_placed) throw new Failure('already_placed');
  const taken = (await countTakenSeats(tx, [match.offer_id])).get(match.offer_id) ?? 0;
  const need = await findNeedRow(tx, match.offer_id);
  if (need && taken >= need.seats) throw new Failure('seats_taken');
};

/** The staff take back a break that was told by mistake. */
export const restoreEnrolment: Handler<
  'POST /matches/{id}/restoring/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const { match, enrolment } = await lockEnrolment(tx, actor, params.id);
    if (enrolment.broken_on === null) return readMovedMatch(services, tx, actor, params.id);
    const at = services.now();
    if (!enrolmentMovesOpenTo(actor.kind, stateOf(enrolment, at)).includes('restore'))
      throw new Failure('move_closed', { data: { status: match.status } });
    await requireFree(tx, match);
    const pair = pairOfRow(match);
    await writeRestored(tx, pair, enrolment.id);
    await addMove(tx, {
      ...pair,
      from: match.status,
      to: match.status,
      step: 'restored',
      accountId: actor.accountId,
      movedBy: actor.kind,
      at,
      said: { ...nothingSaid, note: body.note, quiet: body.quiet },
      toldAt: body.quiet ? null : at,
    });
    await freeOrHold(services, tx, match);
    if (!body.quiet)
      await tellEnrolment(services, tx, pair, { by: actor.kind, breaking: null, note: body.note });
    await auditLog.changed(tx, { applicants: [match.applicant_id], companies: [match.company_id] });
    return readMovedMatch(services, tx, actor, params.id);
  });
