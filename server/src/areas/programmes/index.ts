/** What the other rooms may use of this one. */
export {
  addLink,
  addProgramme,
  addSession,
  existingProgrammes,
  findLinks,
  findProgrammes,
  findSessions,
  sessionExists,
} from './programme-queries.ts';
