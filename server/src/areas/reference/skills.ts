import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { ensureSkill, findSkills } from './skill-queries.ts';

export const listSkills: Handler<'GET /skills/', 'db'> = async ({ db }, { query }) =>
  pageOfList(await findSkills(db.read), query);

/** A skill that exists already, under whatever case or accents, is answered as it is. */
export const addSkill: Handler<'POST /skills/', 'db'> = ({ db }, { body }) =>
  ensureSkill(db.read, body.name);
