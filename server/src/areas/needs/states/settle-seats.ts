import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import {
  filledBy,
  isClosedNeed,
  needState,
  settledBySeats,
  type NeedState,
} from '@tandem/domain/needs/need-state';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { tellFallen } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { lockNeed } from '../need-queries.ts';
import { findNeedOfCompany, findWaiting } from './need-move-queries.ts';
import { setNeedState, type NeedMoved } from './set-need-state.ts';
import { tellClosing, tellCompany, tellReopening } from './tell-waiting.ts';
import { gather } from './together/gather.ts';
import { nightBatch } from './together/tell-night.ts';
import { forgetUntold } from './together/untold-move-queries.ts';

type Needed = Pick<Services, 'config' | 'jobs' | 'now'>;

interface Settled extends NeedMoved {
  needId: number;
  to: NeedState;
  /** The candidate to whom this happened: told of it otherwise. */
  moved: number | undefined;
}

/**
 * Nobody has done anything to those who wait: by night they are told in the morning, of what is so by then. Only who would
 * come to a meeting hears at once.
 */
const tellInTheMorning = async (
  services: Needed,
  tx: Writes,
  { moveId, needId, to, moved, fallen }: Settled,
): Promise<void> => {
  for (const side of ['applicant', 'company'] as const)
    await tellFallen(services, tx, fallen, 'need_closed', side);
  const untold = await forgetUntold(tx, needId);
  const company = orNotFound(await findNeedOfCompany(tx, needId));
  const waiting = await findWaiting(tx, needId);
  const told = waiting.filter(({ candidate_id: id }) => id === moved);
  const except = [company.account_id, ...told.map(({ account_id: id }) => id), ...untold];
  const move = { moveId, needId, to, fallen: [], word: null, isTold: true, except };
  await gather(tx, nightBatch, move);
};

const tellNow = async (
  services: Needed,
  tx: Writes,
  { moveId, needId, to, moved, fallen }: Settled,
): Promise<void> => {
  if (isClosedNeed(to))
    await tellClosing(
      services,
      tx,
      needId,
      { state: to, until: null, by: 'tandem', word: null, moveId, fallen },
      moved,
    );
  else await tellReopening(services, tx, needId, { by: 'tandem', moved });
};

/**
 * Fills a need whose last seat is taken, and reopens one that was filled by that and has a seat again: after a finalised
 * enrolment, one that is taken back or broken, or another number of seats. Who calls holds the need's lock (`lockNeed`).
 */
export const settleSeats = async (
  services: Needed,
  tx: Writes,
  { needId, moved }: { needId: number; moved?: number },
): Promise<void> => {
  const need = await lockNeed(tx, needId);
  if (!need) return;
  const taken = (await countTakenSeats(tx, [needId])).get(needId) ?? 0;
  const { state, seats, filled_by: by } = need;
  const to = settledBySeats({ state, filledBy: by, seats, taken });
  if (to === null) return;
  const { moveId, fallen } = await setNeedState(services, tx, need, to, {
    moved_by: 'tandem',
    ...(to === needState.filled && { filled_by: filledBy.seats }),
  });
  const isDay = mayLeave(services.now());
  const settled = { moveId, fallen, needId, to, moved };
  await (isDay ? tellNow : tellInTheMorning)(services, tx, settled);
  const own = isDay ? fallen : [];
  await tellCompany(services, tx, needId, {
    by: 'tandem',
    state: isClosedNeed(to) ? to : 'open',
    mail: own.length > 0,
    fallen: own,
  });
};
