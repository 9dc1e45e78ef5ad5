import { isStaff } from '@tandem/domain/accounts/roles';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findForums, findOwnForums } from './forum-queries.ts';
import { forumSummaries } from './forum-records.ts';
import { managesForum } from './lock-own-forum.ts';

export const listForums: Handler<'GET /forums/', 'db'> = async ({ db }, { actor, query }) => {
  const forums = isStaff(actor.kind)
    ? (await findForums(db.read)).filter((forum) => managesForum(actor, forum))
    : await findOwnForums(db.read, actor);
  return pageOfList(await forumSummaries(db.read, forums), query);
};
