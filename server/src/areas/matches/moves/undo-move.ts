import { Failure } from '@tandem/domain/errors';
import { mayUndo } from '@tandem/domain/matches/undo';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { tellMove } from '../messages/tell-move.ts';
import { pastMove } from '../reading/undoable-queries.ts';
import { readMovedMatch } from './read-moved-match.ts';
import { requirePace } from './require-pace.ts';
import { lockOwnMatch } from './lock-own-match.ts';
import { forgetLater } from '../marks/mark-queries.ts';
import { followPending } from './follow-pending.ts';
import { addMove, findLastMove, writeStatus, type MoveRow } from './move-queries.ts';
import { nothingSaid } from './said.ts';
import { batchOf, tellLater } from './tell-batch.ts';
import { partiesOf } from '../parties.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** Brings the match back to where it was; who was told of the answer is told of this as well. */
const takeBack = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  actor: SignedInActor,
  { undone, batch }: { undone: MoveRow; batch: string | null },
): Promise<void> => {
  const pair = pairOfRow(undone);
  const at = services.now();
  const move = { from: undone.to_status, to: undone.from_status, movedBy: actor.kind };
  const wasTold = undone.told_at !== null;
  const isTold = wasTold && batch === null;
  await writeStatus(tx, pair, move.to, at);
  await forgetLater(tx, pair);
  await addMove(tx, {
    ...pair,
    ...move,
    accountId: actor.accountId,
    at,
    said: { ...nothingSaid, batch: wasTold ? batch : null },
    undoes: undone.id,
    toldAt: isTold ? at : null,
  });
  if (wasTold && batch !== null) await tellLater(services, tx, batch, false);
  if (isTold) await tellMove(services, tx, pair, { ...move, ...nothingSaid, isUndo: true });
};

/** Takes back the reader's own last answer; one that has been taken back already stays so. */
export const undoMove: Handler<
  'POST /matches/{id}/undo/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const pair = pairOfRow(match);
    const last = await findLastMove(tx, pair);
    const isRepeated = last?.undoes === body.move && last.account_id === actor.accountId;
    if (!isRepeated) {
      if (last?.id !== body.move || !mayUndo(actor, pastMove(last), services.now()))
        throw new Failure('undo_closed', { data: { status: match.status } });
      await requireOpenSession(tx, match.session_id);
      await requirePace(tx, actor, pair, services.now());
      const batch = batchOf(actor, body.batch ?? null);
      await takeBack(services, tx, actor, { undone: last, batch });
      await followPending(services, tx, match, last.from_status);
      await auditLog.changed(tx, partiesOf(match));
    }
    return readMovedMatch(services, tx, actor, params.id);
  });
