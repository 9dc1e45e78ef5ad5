import { pageOfList, type Handler } from '../../platform/http/call.ts';
import { findLinks } from './programme-queries.ts';

/** A superuser sees every link, a manager their own. */
export const listFormationLinks: Handler<'GET /formationlink/'> = async (
  { db },
  { actor, query },
) => {
  const managerId = actor.kind === 'superuser' ? null : actor.accountId;
  return pageOfList(await findLinks(db.read, managerId), query);
};
