import type { Handlers } from '../handler.ts';
import { cancelForum } from './cancel-forum.ts';
import { createForum } from './create-forum.ts';
import { dropForumMeeting, moveForumMeeting } from './change-plan.ts';
import { fillPlan } from './fill-plan.ts';
import { inviteGuests } from './invite-guests.ts';
import { listForums } from './list-forums.ts';
import { publishForum } from './publish-forum.ts';
import { readForum } from './read-forum.ts';
import { removeCompany } from './remove-company.ts';

/** Which use case answers which call. */
export const forumsHandlers = {
  'GET /forums/': listForums,
  'POST /forums/': createForum,
  'GET /forums/{id}/': readForum,
  'PUT /forums/{id}/guests/': inviteGuests,
  'POST /forums/{id}/filling/': fillPlan,
  'PUT /forums/{id}/meetings/{meeting}/': moveForumMeeting,
  'DELETE /forums/{id}/meetings/{meeting}/': dropForumMeeting,
  'POST /forums/{id}/companies/{company}/removal/': removeCompany,
  'POST /forums/{id}/publication/': publishForum,
  'POST /forums/{id}/cancellation/': cancelForum,
} satisfies Partial<Handlers>;
