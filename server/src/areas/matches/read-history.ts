import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findMoves } from './move-queries.ts';
import { findOwnMatch } from './find-own-match.ts';

export const readMatchHistory: Handler<'GET /matches/{id}/history/', 'db'> = async (
  { db },
  { actor, params, query },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const moves = await findMoves(db.read, {
    candidateId: match.applicant_id,
    needId: match.offer_id,
  });
  const history = moves.map((move) => ({
    at: move.moved_at.toISOString(),
    by: move.company_name ?? `${move.first_name ?? ''} ${move.last_name ?? ''}`.trim(),
    role: move.moved_by,
    from: move.from_status,
    to: move.to_status,
  }));
  return pageOfList(history, query);
};
