import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { callOffComing } from './call-off.ts';
import { findForumNeeds, removeNeeds } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import { findPlan, removePlanned } from './plan-queries.ts';
import { tellForum } from './tell-forum.ts';

/**
 * A company that does not come: its needs are invited no more, its slots to come are free, and once the day is published it
 * and its candidates are told. What has taken place stays. Removing it again is no error: a double click.
 */
export const removeCompany: Handler<
  'POST /forums/{id}/companies/{company}/removal/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const forum = await lockOwnForum(tx, actor, params.id, ['draft', 'published']);
    const needs = (await findForumNeeds(tx, forum)).filter(
      (need) => need.company_id === params.company,
    );
    const { company_name: company } = orNotFound(needs[0]);
    const plan = await findPlan(tx, forum.id);
    const own = plan.filter((row) => row.company_id === params.company);
    const fallen = await callOffComing(tx, own, { actor, now: services.now() });
    const fell = new Set(fallen.map(({ id }) => id));
    const free = own.filter(
      ({ meeting_id: meetingId, state }) =>
        meetingId === null || fell.has(meetingId) || state === 'cancelled',
    );
    await removePlanned(
      tx,
      free.map(({ id }) => id),
    );
    await removeNeeds(
      tx,
      forum.id,
      needs.map(({ id }) => id),
    );
    await tellForum(services, tx, forum, fallen, {
      what: 'company_removed',
      company,
      reason: body.reason,
      stayIn: new Set(
        plan.flatMap((row) =>
          row.state === 'planned' && !own.includes(row) ? row.applicant_id : [],
        ),
      ),
    });
    await auditLog.changed(tx, { ...guestsOf(free), companies: [params.company] });
    return forumRecord(tx, forum.id, actor);
  });
