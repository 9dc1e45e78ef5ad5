import { filledBy, mayMoveNeed, needState, openStateOf } from '@tandem/domain/needs/need-state';
import { isQuietDay } from '@tandem/domain/calendar/quiet-days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import { lockNeedWithMatches, lockNeed } from '../need-queries.ts';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Services } from '../../services.ts';
import { findReturning } from './need-move-queries.ts';
import { setNeedState } from './set-need-state.ts';
import { gather } from './together/gather.ts';
import { tellNeedBatch } from './together/tell-gathered.ts';

type Returning = Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'readings'>;

/** All that come back on one day are told together; what a kill leaves untold the next day tells. */
const returned = 'returned';

const returnOne = (services: Returning, needId: number, today: string): Promise<void> =>
  services.db.transaction(async (tx) => {
    await lockNeedWithMatches(tx, needId);
    const need = await lockNeed(tx, needId);
    if (!need || need.set_aside_until === null || need.set_aside_until > today) return;
    const taken = (await countTakenSeats(tx, [needId])).get(needId) ?? 0;
    const isFull = taken >= need.seats;
    const to = isFull ? needState.filled : openStateOf(need.activated_at !== null);
    if (!mayMoveNeed('tandem', need.state, to)) return;
    await openCallAuditLog(services, {
      auditAction: 'reopen_offer',
      actor: 'system',
      requestId: 'return-set-aside',
    }).changed(tx, { companies: [need.company_id] });
    const moved = await setNeedState(services, tx, need, to, {
      moved_by: 'tandem',
      ...(isFull && { filled_by: filledBy.seats }),
    });
    const move = { ...moved, needId, to, word: null, isTold: !isFull, except: [] };
    await gather(tx, returned, move);
  });

/** Reopens the needs that were set aside until today; on a day on which nobody is told anything, on the next one. */
export const returnSetAside = async (services: Returning): Promise<void> => {
  const today = parisClock(services.now()).day;
  if (isQuietDay(today)) return;
  for (const needId of await findReturning(services.db.read, today))
    await returnOne(services, needId, today);
  await tellNeedBatch(services, { batch: returned });
};
