import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findMoves } from './history-queries.ts';
import { findOwnMatch } from './find-own-match.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

export const readMatchHistory: Handler<'GET /matches/{id}/history/', 'db'> = async (
  { db },
  { actor, params, query },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const moves = await findMoves(db.read, pairOfRow(match));
  const history = moves.map((move) => ({
    at: move.moved_at.toISOString(),
    by: move.company_name ?? `${move.first_name ?? ''} ${move.last_name ?? ''}`.trim(),
    role: move.moved_by,
    from: move.from_status,
    to: move.to_status,
    reason: move.reason,
    comment: move.comment,
    reason_told: move.tell_reason,
    note: move.note,
    quiet: move.quiet,
    undone: move.undoes !== null,
    step: move.enrolment_step,
  }));
  return pageOfList(history, query);
};
