import { mayCloseNeed, type Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { mayMoveNeed, needMoverOf, type NeedState } from '@tandem/domain/needs/need-state';
import { needMovesAnHour } from '@tandem/domain/matches/pace';
import { requireOpenSession } from '../../programmes/index.ts';
import { countNeedMoves } from './need-move-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import {
  findNeed,
  findProgrammeIdsOf,
  lockNeed,
  lockNeedWithMatches,
  type Need,
} from '../need-queries.ts';

const ofActor = async (db: Queries, actor: Actor, need: Need | undefined): Promise<Need> => {
  const found = orNotFound(need);
  const programmeIds = await findProgrammeIdsOf(db, found.id);
  const record = { companyId: found.company_id, programmeIds };
  return orNotFound(mayCloseNeed(actor, record) ? found : null);
};

/** A need whose state the actor may set; a 404 otherwise. */
export const findMovableNeed = async (db: Queries, actor: Actor, id: number): Promise<Need> =>
  ofActor(db, actor, await findNeed(db, id));

/** The same as it stands once nobody else moves it, or one of its matches, until the transaction ends; nothing of a closed school year moves. */
export const lockMovableNeed = async (tx: Writes, actor: Actor, id: number): Promise<Need> => {
  const { session_id: sessionId } = await findMovableNeed(tx, actor, id);
  await requireOpenSession(tx, sessionId);
  await lockNeedWithMatches(tx, id);
  return ofActor(tx, actor, await lockNeed(tx, id));
};

/** The staff, or the company, in whose name the actor moves a need. */
export const moverOf = (actor: Actor): 'company' | 'staff' => {
  const mover = needMoverOf(actor.kind);
  if (mover === null) throw new Failure('forbidden');
  return mover;
};

const hourMs = 3_600_000;

/** Everybody who waits is told of each: a company closes and reopens a need a few times an hour. */
export const requireNeedPace = async (
  tx: Writes,
  actor: Actor,
  needId: number,
  now: Date,
): Promise<void> => {
  if (moverOf(actor) === 'staff') return;
  const since = new Date(now.getTime() - hourMs);
  const moves = await countNeedMoves(tx, { needId, accountId: actor.accountId, since });
  if (moves >= needMovesAnHour) throw new Failure('too_many_changes');
};

export const requireNeedMove = (actor: Actor, from: NeedState, to: NeedState): void => {
  if (!mayMoveNeed(moverOf(actor), from, to))
    throw new Failure('need_move_closed', { data: { state: from } });
};
