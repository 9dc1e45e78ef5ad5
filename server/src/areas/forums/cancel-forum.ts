import type { Handler } from '../handler.ts';
import { callOffComing } from './call-off.ts';
import { updateForum } from './forum-queries.ts';
import { forumRecord } from './forum-records.ts';
import { guestsOf, lockOwnForum } from './lock-own-forum.ts';
import { findPlan } from './plan-queries.ts';
import { tellForum } from './tell-forum.ts';

/** What has taken place stays; whoever still had a meeting to come is told. A draft is only put aside. */
export const cancelForum: Handler<
  'POST /forums/{id}/cancellation/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const forum = await lockOwnForum(tx, actor, params.id, ['draft', 'published', 'cancelled']);
    if (forum.state !== 'cancelled') {
      const plan = await findPlan(tx, forum.id);
      const fallen = await callOffComing(tx, plan, { actor, now: services.now() });
      await updateForum(tx, forum.id, { state: 'cancelled' });
      await tellForum(services, tx, forum, fallen, { what: 'cancelled', reason: body.reason });
      await auditLog.changed(tx, guestsOf(plan));
    }
    return forumRecord(tx, forum.id, actor);
  });
