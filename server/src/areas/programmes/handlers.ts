import type { Handlers } from '../handler.ts';
import { createSession } from './create-session.ts';
import { deleteUnusedFormation } from './delete-programme.ts';
import { deleteUnusedSession } from './delete-session.ts';
import { linkFormation } from './link-programme.ts';
import { listFormationLinks } from './list-programme-links.ts';
import { listFormations } from './list-programmes.ts';
import { listSessions } from './list-sessions.ts';
import { saveFormation } from './save-programme.ts';
import { unlinkFormation } from './unlink-programme.ts';

/** Which use case answers which call. */
export const programmesHandlers = {
  'GET /formations/': listFormations,
  'POST /formations/': saveFormation,
  'DELETE /formations/{id}/': deleteUnusedFormation,
  'GET /sessions/': listSessions,
  'POST /sessions/': createSession,
  'DELETE /sessions/{id}/': deleteUnusedSession,
  'GET /formationlink/': listFormationLinks,
  'POST /formationlink/': linkFormation,
  'DELETE /formationlink/{id}/': unlinkFormation,
} satisfies Partial<Handlers>;
