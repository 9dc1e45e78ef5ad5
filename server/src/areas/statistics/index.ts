/** What the other rooms may use of this one. */
export { countByProgramme } from './read-statistics.ts';
