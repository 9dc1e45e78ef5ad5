import { pageOfList, type Handler } from '../../call-handler.ts';
import { ensureSkill, findSkills } from '../../storage/skills.ts';

export const listSkills: Handler<'GET /skills/'> = async ({ db }, { query }) =>
  pageOfList(await findSkills(db.read), query);

/** A skill that exists already, under whatever case or accents, is answered as it is. */
export const addSkill: Handler<'POST /skills/'> = ({ db }, { body }) =>
  ensureSkill(db.read, body.name);
