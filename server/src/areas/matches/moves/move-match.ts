import { Failure } from '@tandem/domain/errors';
import { judgeMove } from '@tandem/domain/matches/match';
import type { Handler } from '../../handler.ts';
import { requireAvailable } from '../enrolments/require-available.ts';
import { addLateWords } from './add-late-words.ts';
import { lockOwnMatch } from './lock-own-match.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { readMovedMatch } from './read-moved-match.ts';
import { requirePace } from './require-pace.ts';
import { recordMove } from './record-move.ts';
import { readSaid } from './said.ts';
import { requireOpenNeed } from './require-open-need.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

export const moveMatch: Handler<
  'POST /matches/{id}/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const verdict = judgeMove(actor.kind, match.status, body.action);
    if (verdict === 'closed') throw new Failure('move_closed', { data: { status: match.status } });
    const said = readSaid(actor.kind, body.action, body);
    if (verdict === 'move') {
      await requirePace(tx, actor, pairOfRow(match), services.now());
      await requireOpenSession(tx, match.session_id);
      requireOpenNeed(actor, match, body.action);
      requireAvailable(actor, match);
      await recordMove(services, tx, { actor, auditLog }, match, body.action, said);
    } else await addLateWords(tx, auditLog, match, said);
    return readMovedMatch(services, tx, actor, params.id);
  });
