import type { Handlers } from '../handler.ts';
import { createSession } from './sessions/create-session.ts';
import { deleteUnusedProgramme } from './delete-programme.ts';
import { deleteUnusedSession } from './sessions/delete-session.ts';
import { linkProgramme } from './link-programme.ts';
import { listProgrammeLinks } from './list-programme-links.ts';
import { listProgrammes } from './list-programmes.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { saveProgramme } from './save-programme.ts';
import { changeSession } from './sessions/change-session.ts';
import { listSchoolYears } from './sessions/list-school-years.ts';
import { moveSession } from './sessions/move-session.ts';
import { unlinkProgramme } from './unlink-programme.ts';

/** Which use case answers which call. */
export const programmesHandlers = {
  'GET /formations/': listProgrammes,
  'POST /formations/': saveProgramme,
  'DELETE /formations/{id}/': deleteUnusedProgramme,
  'GET /sessions/': listSessions,
  'POST /sessions/': createSession,
  'GET /school_years/': listSchoolYears,
  'PUT /sessions/{id}/': changeSession,
  'POST /sessions/{id}/move/': moveSession,
  'DELETE /sessions/{id}/': deleteUnusedSession,
  'GET /formationlink/': listProgrammeLinks,
  'POST /formationlink/': linkProgramme,
  'DELETE /formationlink/{id}/': unlinkProgramme,
} satisfies Partial<Handlers>;
