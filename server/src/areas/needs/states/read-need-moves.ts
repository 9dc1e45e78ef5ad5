import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findMovableNeed } from './lock-movable-need.ts';
import { findNeedMoves } from './need-move-queries.ts';

export const readNeedMoves: Handler<'GET /offers/{id}/moves/', 'db'> = async (
  { db },
  { actor, params, query },
) => {
  const need = await findMovableNeed(db.read, actor, params.id);
  const moves = (await findNeedMoves(db.read, [need.id])).map((move) => ({
    at: move.moved_at.toISOString(),
    by: move.company_name ?? `${move.first_name ?? ''} ${move.last_name ?? ''}`.trim(),
    role: move.moved_by,
    from: move.from_state,
    to: move.to_state,
    until: move.set_aside_until,
    filled_by: move.filled_by,
    channel: move.channel,
    reason: move.reason,
    note: move.note,
  }));
  return pageOfList(moves, query);
};
