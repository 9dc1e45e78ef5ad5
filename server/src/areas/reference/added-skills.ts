import { Failure } from '@tandem/domain/errors';
import { skillNameFault } from '@tandem/domain/skill-name';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import {
  findAddedSkills,
  findTakenNamesake,
  findTakenSkill,
  findUses,
  findWaitingNamesakes,
  lockAddedSkill,
  replaceSkill,
  takeSkill as markTaken,
  type SkillUses,
  findCompaniesOfNeeds,
} from './added-skill-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { requestRescores } from '../../scoring/live/request-rescore.ts';

export const listAddedSkills: Handler<'GET /skills/added/', 'db'> = async ({ db }, { query }) => {
  const rows = await findAddedSkills(db.read);
  return pageOfList(
    rows.map(({ sheets, needs, ...row }) => ({
      ...row,
      sheets: Number(sheets),
      needs: Number(needs),
    })),
    query,
  );
};

/** Whose sheets and needs change is told in the journal, and their pairs are scored anew. */
const replaceAll = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  auditLog: CallAuditLog,
  { ids, by, shownBy }: { ids: readonly number[]; by: number | null; shownBy?: SkillUses },
): Promise<void> => {
  const candidateIds = new Set(shownBy?.candidateIds);
  const needIds = new Set(shownBy?.needIds);
  for (const id of ids) {
    const uses = await replaceSkill(tx, id, by, services.now());
    for (const one of uses.candidateIds) candidateIds.add(one);
    for (const one of uses.needIds) needIds.add(one);
  }
  const sides = { candidateIds: [...candidateIds], needIds: [...needIds] };
  await auditLog.changed(tx, {
    applicants: sides.candidateIds,
    companies: await findCompaniesOfNeeds(tx, sides.needIds),
  });
  await requestRescores(services, tx, sides);
};

/** Everybody sees it from now on, under this name; others who added the same for themselves share it. */
export const takeSkill: Handler<'PUT /skills/added/{id}/', 'db' | 'jobs' | 'now'> = (
  services,
  { params, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const skill = orNotFound(await lockAddedSkill(tx, params.id));
    const fault = skillNameFault(body.name);
    if (fault !== null) throw new Failure('invalid_input', { fields: { name: fault } });
    const named = { id: skill.id, name: body.name };
    if (await findTakenNamesake(tx, named)) throw new Failure('name_taken');
    const taken = await markTaken(tx, named);
    const ids = await findWaitingNamesakes(tx, named);
    // Of those who name it already, others now see it.
    const shownBy = await findUses(tx, taken.id);
    await replaceAll(services, tx, auditLog, { ids, by: taken.id, shownBy });
    return taken;
  });

/** Sheets and needs name the other skill instead. */
export const mergeSkill: Handler<'POST /skills/added/{id}/merge/', 'db' | 'jobs' | 'now'> = async (
  services,
  { params, body, auditLog },
) => {
  await services.db.transaction(async (tx) => {
    const { id } = orNotFound(await lockAddedSkill(tx, params.id));
    const into = await findTakenSkill(tx, body.into);
    if (!into || into.id === id)
      throw new Failure('invalid_input', {
        fields: { into: 'Choisissez une autre compétence de la liste.' },
      });
    await replaceAll(services, tx, auditLog, { ids: [id], by: into.id });
  });
  return undefined;
};

export const deleteSkill: Handler<'DELETE /skills/added/{id}/', 'db' | 'jobs' | 'now'> = async (
  services,
  { params, auditLog },
) => {
  await services.db.transaction(async (tx) => {
    const { id } = orNotFound(await lockAddedSkill(tx, params.id));
    await replaceAll(services, tx, auditLog, { ids: [id], by: null });
  });
  return undefined;
};
