/** What the other rooms may use of this one. */
export {
  addFormation,
  addLink,
  addSession,
  existingFormations,
  findFormations,
  findLinks,
  findSessions,
  sessionExists,
} from './programme-queries.ts';
