import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { tellings } from '@tandem/domain/matches/undo';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { tellFallen } from '../../calendar/index.ts';
import { batchOf, tellLater } from './tell-batch.ts';
import { tellMove } from '../messages/tell-move.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { followEnrolment } from '../enrolments/follow-enrolment.ts';
import { forgetLater } from '../marks/mark-queries.ts';
import { followPending } from './follow-pending.ts';
import { addMove, writeStatus } from './move-queries.ts';
import { nothingSaid, type Said } from './said.ts';
import { partiesOf } from '../parties.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/**
 * Sets a status that has been judged open, with its history. The other side is told by mail and bell: at once, or once the
 * move cannot be taken back any more. Answers the id of the move.
 */
export const recordMove = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, auditLog }: { actor: SignedInActor; auditLog: CallAuditLog },
  match: MatchRow,
  to: MatchStatus,
  said: Said = nothingSaid,
): Promise<number> => {
  const pair = pairOfRow(match);
  const at = services.now();
  // What takes an enrolment back is never a refusal that could be taken back itself.
  const isLate = tellings[to] === 'late' && match.status !== status.finalised;
  const isAnnulled = match.status === status.finalised && match.broken_on === null;
  const batch = said.quiet || match.status === status.finalised ? null : batchOf(actor, said.batch);
  const isTold = !said.quiet && !isLate && batch === null;
  const move = { from: match.status, to, movedBy: actor.kind };
  await writeStatus(tx, pair, to, at);
  await forgetLater(tx, pair);
  await followPending(services, tx, match, to);
  const moveId = await addMove(tx, {
    ...pair,
    ...move,
    accountId: actor.accountId,
    at,
    said: { ...said, batch },
    toldAt: isTold ? at : null,
  });
  await auditLog.changed(tx, partiesOf(match));
  const followed =
    match.status === status.finalised || to === status.finalised
      ? await followEnrolment(services, tx, match, to)
      : { fallen: [], beside: [] };
  if (isTold)
    await tellMove(services, tx, pair, { ...move, ...said, isUndo: false, isAnnulled }, followed);
  else {
    await tellFallen(services, tx, followed.fallen, 'match_closed');
    await tellFallen(services, tx, followed.beside, 'candidate_placed', 'applicant');
  }
  if (batch !== null) await tellLater(services, tx, batch, isLate);
  else if (isLate) await services.jobs.add(tx, 'tell-move', [{ moveId }]);
  return moveId;
};
