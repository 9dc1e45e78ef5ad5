import { Failure } from '@tandem/domain/errors';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { mayMoveSession, sessionMoves, sessionState } from '@tandem/domain/programmes/session';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { lockSession, updateSession } from './session-queries.ts';
import { sessionRecord } from './session-record.ts';

/** Opens, closes or reopens a session. A second click, or a colleague's, finds it done. */
export const moveSession: Handler<'POST /sessions/{id}/move/', 'db' | 'now'> = (
  { db, now },
  { params, body: { move } },
) =>
  db.transaction(async (tx) => {
    const session = orNotFound(await lockSession(tx, params.id));
    const at = now();
    const from = sessionState(session, parisClock(at).day);
    const { to } = sessionMoves[move];
    if (from === to) return sessionRecord(session, at);
    if (!mayMoveSession(move, from)) throw new Failure('move_closed', { data: { state: from } });
    const moved = {
      ...session,
      openedAt: to === 'current' ? at : session.openedAt,
      closedAt: to === 'closed' ? at : null,
    };
    await updateSession(tx, moved);
    return sessionRecord(moved, at);
  });
