import type { Actor } from '@tandem/domain/accounts/access';
import { closingFaults } from '@tandem/domain/needs/closing';
import { Failure } from '@tandem/domain/errors';
import { isClosedNeed, needState } from '@tandem/domain/needs/need-state';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { Received } from '@tandem/contract';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Handler } from '../../handler.ts';
import { tellFallen } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import type { Need } from '../need-queries.ts';
import { needRecordOf } from '../need-records.ts';
import { lockMovableNeed, moverOf, requireNeedMove, requireNeedPace } from './lock-movable-need.ts';
import { setNeedState } from './set-need-state.ts';
import { tellClosing, tellCompany } from './tell-waiting.ts';
import { gather, needBatchOf, tellNeedsLater } from './together/gather.ts';

type Closing = Received<'POST /offers/{id}/closing/'>['body'];

/** What a state says of itself; what belongs to another is not kept. */
const saidOf = ({ state, until, filled_by, channel, reason, note }: Closing) => ({
  set_aside_until: state === needState.setAside ? (until ?? null) : null,
  filled_by: state === needState.filled ? (filled_by ?? null) : null,
  channel: state === needState.filled && filled_by === 'elsewhere' ? (channel ?? null) : null,
  reason: state === needState.withdrawn ? (reason ?? null) : null,
  note,
});

/** A double click, or a second tab, closes once. */
const isRepeated = (need: Need, closing: Closing): boolean =>
  need.state === closing.state &&
  need.set_aside_until === saidOf(closing).set_aside_until &&
  (need.filled_by === null || need.filled_by === closing.filled_by);

const close = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, body, batch }: { actor: Actor; body: Closing; batch: string | null },
  need: Need,
): Promise<void> => {
  const by = moverOf(actor);
  const said = saidOf(body);
  const moved = await setNeedState(services, tx, need, body.state, {
    ...said,
    account_id: actor.accountId,
    moved_by: actor.kind === 'superuser' ? 'superuser' : by,
  });
  const { fallen, moveId } = moved;
  // Another day for what is set aside already is told as the first one was.
  const isTold = by === 'company' || body.tell;
  const { state, word } = body;
  if (batch !== null) {
    const move = { ...moved, needId: need.id, to: state, word, isTold, except: [] };
    await gather(tx, batch, move);
    return tellNeedsLater(services, tx, batch);
  }
  if (!isTold) return tellFallen(services, tx, fallen, 'need_closed');
  const closing = { state, until: said.set_aside_until, by };
  await tellClosing(services, tx, need.id, { ...closing, word, moveId, fallen });
  if (by === 'staff')
    await tellCompany(services, tx, need.id, { ...closing, by, mail: true, fallen });
  else await tellFallen(services, tx, fallen, 'need_closed', 'company');
};

/** Closes a need in the name of whoever may; answers it as it was before. */
export const closeNeedFor = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, auditLog }: { actor: Actor; auditLog: CallAuditLog },
  { needId, closing }: { needId: number; closing: Closing },
): Promise<Need> => {
  const need = await lockMovableNeed(tx, actor, needId);
  const batch = needBatchOf(actor, closing.batch);
  const fields = closingFaults(closing, {
    today: parisClock(services.now()).day,
    taken: (await countTakenSeats(tx, [need.id])).get(need.id) ?? 0,
  });
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  if (isClosedNeed(need.state) && isRepeated(need, closing)) return need;
  requireNeedMove(actor, need.state, closing.state);
  await requireNeedPace(tx, actor, need.id, services.now());
  await auditLog.changed(tx, { companies: [need.company_id] });
  await close(services, tx, { actor, body: closing, batch }, need);
  return need;
};

/** Sets a need aside, says that it is filled, or withdraws it. No match changes its status. */
export const closeNeed: Handler<
  'POST /offers/{id}/closing/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const given = { needId: params.id, closing: body };
    const { id } = await closeNeedFor(services, tx, { actor, auditLog }, given);
    return needRecordOf(services, tx, id);
  });
