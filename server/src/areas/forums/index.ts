/** What the other rooms may use of this one. */
export { cancelComingForums } from './forum-queries.ts';
export { findForumInvitations } from './forum-guest-queries.ts';
export { createForum } from './create-forum.ts';
export { fillPlan } from './fill-plan.ts';
export { inviteGuests } from './invite-guests.ts';
export { publishForum } from './publish-forum.ts';
export { remindForums } from './reminding/remind-forums.ts';
