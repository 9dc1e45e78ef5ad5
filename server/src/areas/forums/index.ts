/** What the other rooms may use of this one. */
export { cancelComingForums } from './forum-queries.ts';
export { findForumInvitations } from './invitation-queries.ts';
