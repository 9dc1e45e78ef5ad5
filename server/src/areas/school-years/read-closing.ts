import type { Answer } from '@tandem/contract';
import type { Queries } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findSession, sessionRecord } from '../programmes/index.ts';
import { countClosing } from './closing-queries.ts';

export const closingRecord = async (
  db: Queries,
  sessionId: number,
  now: Date,
): Promise<Answer<'GET /sessions/{id}/closing/'>> => {
  const session = orNotFound(await findSession(db, sessionId));
  return { session: sessionRecord(session, now), ...(await countClosing(db, sessionId, now)) };
};

export const readClosing: Handler<'GET /sessions/{id}/closing/', 'db' | 'now'> = (
  { db, now },
  { params },
) => closingRecord(db.read, params.id, now());
