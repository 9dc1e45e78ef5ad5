import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findForum, findOwnForums } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { managesForum } from './lock-own-forum.ts';

export const readForum: Handler<'GET /forums/{id}/', 'db'> = async (
  { db },
  { actor, params, auditLog },
) => {
  const forum = orNotFound(await findForum(db.read, params.id));
  const isOpen = isStaff(actor.kind)
    ? managesForum(actor, forum)
    : (await findOwnForums(db.read, actor)).some(({ id }) => id === forum.id);
  if (!isOpen) throw new Failure('not_found');
  const record = await forumRecord(db.read, forum.id, actor);
  if (isStaff(actor.kind)) await auditLog.sawList('candidates', record.applicants.length);
  return record;
};
