import { Failure } from '@tandem/domain/errors';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  mayMoveSession,
  sessionMoves,
  sessionState,
  type SessionMove,
} from '@tandem/domain/programmes/session';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { lockSession, updateSession, type Session } from './session-queries.ts';
import { sessionRecord } from './session-record.ts';

/** Moves a locked session; a second click, or a colleague's, finds it done. */
export const setSessionState = async (
  tx: Writes,
  session: Session,
  move: SessionMove,
  at: Date,
): Promise<Session> => {
  const from = sessionState(session, parisClock(at).day);
  const { to } = sessionMoves[move];
  if (from === to) return session;
  if (!mayMoveSession(move, from)) throw new Failure('move_closed', { data: { state: from } });
  const moved = {
    ...session,
    openedAt: to === 'current' ? at : session.openedAt,
    closedAt: to === 'closed' ? at : null,
  };
  await updateSession(tx, moved);
  return moved;
};

/** Opens, closes or reopens a session. */
export const moveSession: Handler<'POST /sessions/{id}/move/', 'db' | 'now'> = (
  { db, now },
  { params, body: { move } },
) =>
  db.transaction(async (tx) => {
    const session = orNotFound(await lockSession(tx, params.id));
    const at = now();
    return sessionRecord(await setSessionState(tx, session, move, at), at);
  });
