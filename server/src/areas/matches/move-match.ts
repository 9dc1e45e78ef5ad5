import { Failure } from '@tandem/domain/errors';
import { judgeMove } from '@tandem/domain/matches/match';
import type { Handler } from '../handler.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findOwnMatch, lockOwnMatch } from './find-own-match.ts';
import { recordMove } from './record-move.ts';
import { matchRecords } from './match-records.ts';

export const moveMatch: Handler<
  'POST /matches/{id}/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, journal }) =>
  services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const verdict = judgeMove(actor.kind, match.status, body.action);
    if (verdict === 'closed') throw new Failure('move_closed', { data: { status: match.status } });
    if (verdict === 'move') await recordMove(services, tx, { actor, journal }, match, body.action);
    const moved = await findOwnMatch(tx, actor, params.id);
    const [record] = await matchRecords(services, tx, [moved], actor.kind);
    return orNotFound(record);
  });
