/** What the other rooms may use of this one. */
export {
  addProgramme,
  addLink,
  addSession,
  existingProgrammes,
  findProgrammes,
  findLinks,
  findSessions,
  sessionExists,
} from './programme-queries.ts';
