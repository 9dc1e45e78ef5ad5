/** What the other rooms may use of this one. */
export { listBreaks } from './list-breaks.ts';
export { listRefusals } from './list-refusals.ts';
export { countByProgramme, readStatistics } from './read-statistics.ts';
