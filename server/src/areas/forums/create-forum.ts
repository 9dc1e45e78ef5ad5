import { Failure } from '@tandem/domain/errors';
import { forumFaults } from '@tandem/domain/forums/forum';
import type { Handler } from '../handler.ts';
import { existingProgrammes, requireOpenSession, sessionStanding } from '../programmes/index.ts';
import { addForum, findForumCandidates, findForumNeeds, replaceGuests } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { managesForum } from './lock-own-forum.ts';

const gone = 'Ce choix n’existe plus. Rechargez la page.';

/** Everybody who can be invited is: whom to leave out is a few ticks, whom to find is a search. */
export const createForum: Handler<'POST /forums/', 'db' | 'now'> = (
  { db, now },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const { formations_ids: programmeIds, ...told } = body;
    const faults: Record<string, string> = forumFaults(told, now());
    if ((await sessionStanding(tx, told.session_id)) === 'none') faults['session_id'] = gone;
    const programmes = await existingProgrammes(tx, programmeIds);
    if (programmes.size < programmeIds.length) faults['formations_ids'] = gone;
    if (Object.keys(faults).length > 0) throw new Failure('invalid_input', { fields: faults });
    if (!managesForum(actor, { formation_ids: programmeIds })) throw new Failure('forbidden');
    await requireOpenSession(tx, told.session_id);
    const values = { ...told, formation_ids: programmeIds };
    const id = await addForum(tx, {
      ...values,
      state: 'draft',
      created_by: actor.accountId,
      created_at: now(),
    });
    const where = { id, session_id: told.session_id, formation_ids: programmeIds };
    const candidates = await findForumCandidates(tx, where);
    const needs = await findForumNeeds(tx, where);
    await replaceGuests(tx, id, {
      candidateIds: candidates.map((one) => one.id),
      needIds: needs.map((one) => one.id),
    });
    await auditLog.changed(tx, {
      applicants: candidates.map((one) => one.id),
      companies: [...new Set(needs.map((need) => need.company_id))],
    });
    return forumRecord(tx, id, actor);
  });
