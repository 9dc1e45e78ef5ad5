import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findLinks } from './programme-queries.ts';

/** A superuser sees every link, a manager their own. */
export const listProgrammeLinks: Handler<'GET /formationlink/', 'db'> = async (
  { db },
  { actor, query },
) => {
  const managerId = actor.kind === 'superuser' ? null : actor.accountId;
  return pageOfList(await findLinks(db.read, managerId), query);
};
