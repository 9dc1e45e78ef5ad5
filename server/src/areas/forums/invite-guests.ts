import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findForumCandidates, findForumNeeds, replaceGuests } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { lockOwnForum } from './lock-own-forum.ts';
import { removeUninvited } from './plan-queries.ts';

const unknown = 'Cette personne ne peut pas être invitée. Rechargez la page.';

export const inviteGuests: Handler<'PUT /forums/{id}/guests/', 'db'> = (
  { db },
  { actor, params, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const forum = await lockOwnForum(tx, actor, params.id, ['draft']);
    const candidates = new Set((await findForumCandidates(tx, forum)).map(({ id }) => id));
    const needs = new Map((await findForumNeeds(tx, forum)).map((need) => [need.id, need]));
    const fields: Record<string, string> = {};
    if (!body.applicants.every((id) => candidates.has(id))) fields['applicants'] = unknown;
    if (!body.offers.every((id) => needs.has(id))) fields['offers'] = unknown;
    if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
    await replaceGuests(tx, forum.id, { candidateIds: body.applicants, needIds: body.offers });
    await removeUninvited(tx, forum.id);
    await auditLog.changed(tx, {
      applicants: body.applicants,
      companies: [...new Set(body.offers.flatMap((id) => needs.get(id)?.company_id ?? []))],
    });
    return forumRecord(tx, forum.id, actor);
  });
