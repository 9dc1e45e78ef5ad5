import { needMovesOpenTo } from '@tandem/domain/needs/need-state';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Handler } from '../../handler.ts';
import { findMovableNeed } from './lock-movable-need.ts';
import { countWaiting } from './need-move-queries.ts';

export const readWaiting: Handler<'GET /offers/{id}/waiting/', 'db'> = async (
  { db },
  { actor, params },
) => {
  const need = await findMovableNeed(db.read, actor, params.id);
  const taken = await countTakenSeats(db.read, [need.id]);
  return {
    state: need.state,
    open_states: needMovesOpenTo(actor.kind, need.state, need.activated_at !== null),
    seats: need.seats,
    seats_taken: taken.get(need.id) ?? 0,
    waiting: await countWaiting(db.read, [need.id]),
  };
};
