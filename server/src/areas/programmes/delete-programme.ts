import type { Handler } from '../handler.ts';
import { countProgrammeUses, deleteProgramme, lockProgramme } from './programme-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { refuseUsed } from './refuse-used.ts';

export const deleteUnusedProgramme: Handler<'DELETE /formations/{id}/', 'db'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = orNotFound(await lockProgramme(tx, params.id));
    refuseUsed('formation', await countProgrammeUses(tx, id));
    await deleteProgramme(tx, id);
  });
  return undefined;
};
