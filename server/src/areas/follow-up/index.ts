/** What the other rooms may use of this one. */
export { runFollowUp } from './sending/run-follow-up.ts';
