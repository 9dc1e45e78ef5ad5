/** What the other rooms may use of this one. */
export { expireNeeds } from './sending/expire-needs.ts';
export { runFollowUp } from './sending/run-follow-up.ts';
export { tellStaffNews } from './news/tell-staff-news.ts';
