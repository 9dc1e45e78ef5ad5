import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { needState, openStateOf } from '@tandem/domain/needs/need-state';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { updateNeed } from '../need-queries.ts';
import { needRecordOf } from '../need-records.ts';
import { lockMovableNeed, moverOf, requireNeedMove, requireNeedPace } from './lock-movable-need.ts';
import { setNeedState } from './set-need-state.ts';
import { tellCompany, tellReopening } from './tell-waiting.ts';
import { gather, needBatchOf, tellNeedsLater, type GatheredMove } from './together/gather.ts';
import { forgetUntold } from './together/untold-move-queries.ts';

interface Reopening {
  needId: number;
  seats?: number | undefined;
  tell: boolean;
  batch?: string | undefined;
}

/** Who has not been told of the closing yet is not told of it any more, nor that it is taken back. */
const tell = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  by: 'company' | 'staff',
  { batch, ...move }: Omit<GatheredMove, 'except'> & { batch: string | null },
): Promise<void> => {
  const { needId, to, isTold } = move;
  const except = await forgetUntold(tx, needId);
  if (batch !== null) {
    await gather(tx, batch, { ...move, except });
    return tellNeedsLater(services, tx, batch);
  }
  if (!isTold) return;
  if (to === needState.active) await tellReopening(services, tx, needId, { by, except });
  if (by === 'staff')
    await tellCompany(services, tx, needId, { by, state: 'open', mail: true, except });
};

/** Opens a closed need again, in the name of whoever may: it is active, or waits for its tutor's test as before. */
export const reopenNeedFor = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, auditLog }: { actor: Actor; auditLog: CallAuditLog },
  { needId, seats: wanted, tell: isWished, batch: named }: Reopening,
): Promise<void> => {
  const batch = needBatchOf(actor, named);
  const need = await lockMovableNeed(tx, actor, needId);
  const to = openStateOf(need.activated_at !== null);
  if (need.state === to) return;
  requireNeedMove(actor, need.state, to);
  await requireNeedPace(tx, actor, need.id, services.now());
  const taken = (await countTakenSeats(tx, [need.id])).get(need.id) ?? 0;
  const seats = wanted ?? need.seats;
  if (taken >= seats) throw new Failure('seats_taken', { data: { seats, taken } });
  const by = moverOf(actor);
  await auditLog.changed(tx, { companies: [need.company_id] });
  if (seats !== need.seats) await updateNeed(tx, need.id, { seats, version: need.version + 1 });
  const moved = await setNeedState(services, tx, need, to, {
    account_id: actor.accountId,
    moved_by: actor.kind === 'superuser' ? 'superuser' : by,
  });
  const isTold = by === 'company' || isWished;
  await tell(services, tx, by, { ...moved, needId, to, word: null, isTold, batch });
};

export const reopenNeed: Handler<
  'POST /offers/{id}/reopening/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    await reopenNeedFor(services, tx, { actor, auditLog }, { ...body, needId: params.id });
    return needRecordOf(services, tx, params.id);
  });
