import { seesAll } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { ForumState } from '@tandem/domain/forums/forum';
import type { Writes } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { PlanRow } from './plan-queries.ts';
import { lockForum, type Forum } from './forum-queries.ts';

/** Staff who see all of its programmes manage a forum: its guests are people of each. */
export const managesForum = (actor: SignedInActor, forum: Pick<Forum, 'formation_ids'>): boolean =>
  seesAll(actor, forum.formation_ids);

/** A forum of the actor's, in one of these states, that nobody else can change until the transaction ends. */
export const lockOwnForum = async (
  tx: Writes,
  actor: SignedInActor,
  id: number,
  states: readonly ForumState[],
): Promise<Forum> => {
  const forum = orNotFound(await lockForum(tx, id));
  if (!managesForum(actor, forum)) throw new Failure('not_found');
  if (!states.includes(forum.state)) throw new Failure('forum_closed');
  return forum;
};

/** Whose data a plan holds, as the audit log has it. */
export const guestsOf = (plan: readonly Pick<PlanRow, 'applicant_id' | 'company_id'>[]) => ({
  applicants: [...new Set(plan.map((row) => row.applicant_id))],
  companies: [...new Set(plan.map((row) => row.company_id))],
});
