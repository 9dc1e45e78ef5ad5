/** What the other rooms may use of this one. */
export { runFollowUp } from './sending/run-follow-up.ts';
export { tellStaffNews } from './news/tell-staff-news.ts';
