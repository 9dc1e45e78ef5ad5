/** What the other rooms may use of this one. */
export { findForumInvitations } from './invitation-queries.ts';
