import { Failure } from '@tandem/domain/errors';
import { needState, openStateOf } from '@tandem/domain/needs/need-state';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Handler } from '../../handler.ts';
import { updateNeed } from '../need-queries.ts';
import { needRecordOf } from '../need-records.ts';
import { lockMovableNeed, moverOf, requireNeedMove, requireNeedPace } from './lock-movable-need.ts';
import { setNeedState } from './set-need-state.ts';
import { tellCompany, tellReopening } from './tell-waiting.ts';

/** Opens a closed need again: it is active, or waits for its tutor's test as before. */
export const reopenNeed: Handler<
  'POST /offers/{id}/reopening/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = await lockMovableNeed(tx, actor, params.id);
    const to = openStateOf(need.activated_at !== null);
    if (need.state === to) return needRecordOf(services, tx, need.id);
    requireNeedMove(actor, need.state, to);
    await requireNeedPace(tx, actor, need.id, services.now());
    const taken = (await countTakenSeats(tx, [need.id])).get(need.id) ?? 0;
    const seats = body.seats ?? need.seats;
    if (taken >= seats) throw new Failure('seats_taken', { data: { seats, taken } });
    const by = moverOf(actor);
    await auditLog.changed(tx, { companies: [need.company_id] });
    await updateNeed(tx, need.id, { seats });
    await setNeedState(services, tx, need, to, {
      account_id: actor.accountId,
      moved_by: actor.kind === 'superuser' ? 'superuser' : by,
    });
    const isTold = by === 'company' || body.tell;
    if (isTold && to === needState.active) await tellReopening(services, tx, need.id, by);
    if (isTold && by === 'staff')
      await tellCompany(services, tx, need.id, { by, state: 'open', mail: true });
    return needRecordOf(services, tx, need.id);
  });
