/** What the other rooms may use of this one. */
export { listProgrammeLinks } from './list-programme-links.ts';
export { listProgrammes } from './list-programmes.ts';
export { listSchoolYears } from './sessions/list-school-years.ts';
export {
  addLink,
  addProgramme,
  existingProgrammes,
  findLinks,
  findProgramme,
  findProgrammes,
} from './programme-queries.ts';
export {
  addSession,
  findSessions,
  findSession,
  lockSession,
  type Session,
  sessionStanding,
  updateSession,
} from './sessions/session-queries.ts';
export { requireOpenSession } from './sessions/require-open-session.ts';
export { setSessionState } from './sessions/move-session.ts';
export { sessionRecord } from './sessions/session-record.ts';
