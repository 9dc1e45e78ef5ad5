import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  amendmentMoveRule,
  isAmendmentRepeated,
  openAmendmentMoves,
  type AmendmentMove,
} from '@tandem/domain/contracts/amendments/amendment-state';
import { fileMoveRule, saidFaults, type Said } from '@tandem/domain/contracts/signing/file-state';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { partiesOf, requirePace } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { addFileMove } from '../signing/file-standing-queries.ts';
import { tellFileMove } from '../signing/tell-file-move.ts';
import { writeAmendmentState } from './amendment-queries.ts';
import { amendmentsAnswer } from './amendments-answer.ts';
import { lockAmendable } from './change-amendment.ts';
import type { OpenAmendment } from './sealed-amendments.ts';
import { settleAmendments } from './settle-amendments.ts';

interface Moving {
  pair: Pair;
  one: OpenAmendment;
  move: AmendmentMove;
  said: Said;
  actor: SignedInActor;
}

const take = async (
  services: Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  { pair, one, move, said, actor }: Moving,
): Promise<void> => {
  const { row } = one;
  const fields = saidFaults(move, said, {
    state: row.state,
    today: parisClock(services.now()).day,
    signedOn: row.signed_on,
    lodgedOn: row.lodged_on,
  });
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  const at = services.now();
  const again = { round: row.round + 1, signed_on: null, lodged_on: null };
  await writeAmendmentState(tx, row.id, {
    state: amendmentMoveRule(move).to,
    state_since: at,
    ...(move === 'correct' && again),
    ...(move === 'lodge' && { lodged_on: said.day ?? null }),
  });
  await addFileMove(tx, pair, { move, by: actor.kind, at, said }, row.id);
  await settleAmendments(services, tx, pair);
  await tellFileMove(services, tx, pair, { move, by: actor.kind, said, amendment: one.number });
};

/** An amendment goes the way of its contract, as long as that goes on. */
export const moveAmendment: Handler<
  'POST /contract/file/{matchId}/amendments/{number}/moves/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const locked = await lockAmendable(services, tx, actor, params.matchId);
    const { match, pair, amendments } = locked;
    const one = orNotFound(amendments.find(({ number }) => number === params.number));
    const last = amendments.findLast(({ state }) => state !== 'withdrawn');
    const { move, ...said } = body;
    const isOpen = openAmendmentMoves(
      { state: one.state, isLast: one === last },
      actor.kind,
    ).includes(move);
    const isDone =
      isAmendmentRepeated(move, one.state) && fileMoveRule(move).by.includes(actor.kind);
    if (!isOpen && !isDone) throw new Failure('move_closed', { data: { state: one.state } });
    if (isOpen) {
      await requirePace(tx, actor, pair, services.now());
      await take(services, tx, { pair, one, move, said, actor });
      await auditLog.changed(tx, partiesOf(match));
    }
    return amendmentsAnswer(services, tx, actor, match);
  });
