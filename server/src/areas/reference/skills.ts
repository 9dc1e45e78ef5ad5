import { pageOfList, type Handler } from '../../platform/http/call.ts';
import { ensureSkill, findSkills } from './skill-queries.ts';

export const listSkills: Handler<'GET /skills/'> = async ({ db }, { query }) =>
  pageOfList(await findSkills(db.read), query);

/** A skill that exists already, under whatever case or accents, is answered as it is. */
export const addSkill: Handler<'POST /skills/'> = ({ db }, { body }) =>
  ensureSkill(db.read, body.name);
