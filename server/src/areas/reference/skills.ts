import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { skillNameFault, skillsADay } from '@tandem/domain/skill-name';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import {
  addSkill as insertSkill,
  countAddedSince,
  findSkillByName,
} from './added-skill-queries.ts';
import { lockAccount } from '../accounts/index.ts';
import { findSkills } from './skill-queries.ts';

const dayMs = 24 * 3_600_000;

export const listSkills: Handler<'GET /skills/', 'db'> = async ({ db }, { actor, query }) =>
  pageOfList(await findSkills(db.read, actor.accountId), query);

/**
 * A skill that exists already, under whatever case or accents, is answered as it is. What the staff add is everybody's; what
 * others add is their own until the staff take it.
 */
export const addSkill: Handler<'POST /skills/', 'db' | 'now'> = ({ db, now }, { actor, body }) =>
  db.transaction(async (tx) => {
    // Added twice at the same instant, it is there once.
    await lockAccount(tx, actor.accountId);
    const known = await findSkillByName(tx, body.name, actor.accountId);
    if (known) return known;
    const fault = skillNameFault(body.name);
    if (fault !== null) throw new Failure('invalid_input', { fields: { name: fault } });
    const taken = isStaff(actor.kind);
    const since = new Date(now().getTime() - dayMs);
    if (!taken && (await countAddedSince(tx, actor.accountId, since)) >= skillsADay)
      throw new Failure('too_many_skills');
    return insertSkill(tx, { name: body.name, accountId: actor.accountId, taken, at: now() });
  });
