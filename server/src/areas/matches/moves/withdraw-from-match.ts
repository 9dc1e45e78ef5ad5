import { Failure } from '@tandem/domain/errors';
import { judgeWithdrawal, status } from '@tandem/domain/matches/match';
import type { Handler } from '../../handler.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { addLateWords } from './add-late-words.ts';
import { lockOwnMatch } from './lock-own-match.ts';
import { readMovedMatch } from './read-moved-match.ts';
import { requirePace } from './require-pace.ts';
import { recordMove } from './record-move.ts';
import { readSaid } from './said.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** A candidate who had said yes says no, with a reason. */
export const withdrawFromMatch: Handler<
  'POST /matches/{id}/withdraw/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const verdict = judgeWithdrawal(actor.kind, match.status);
    if (verdict === 'closed') throw new Failure('move_closed', { data: { status: match.status } });
    const said = readSaid(actor.kind, status.refusedByCandidate, body);
    if (verdict === 'move') {
      await requirePace(tx, actor, pairOfRow(match), services.now());
      await requireOpenSession(tx, match.session_id);
      await recordMove(services, tx, { actor, auditLog }, match, status.refusedByCandidate, said);
    } else await addLateWords(tx, auditLog, match, said);
    return readMovedMatch(services, tx, actor, params.id);
  });
