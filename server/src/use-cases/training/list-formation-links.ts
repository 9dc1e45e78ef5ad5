import type { Handler } from '../../call-handler.ts';
import { findLinks } from '../../storage/training.ts';

/** A superuser sees every link, a manager their own. */
export const listFormationLinks: Handler<'GET /formationlink/'> = ({ db }, { actor }) =>
  findLinks(db.read, actor.kind === 'superuser' ? null : actor.accountId);
