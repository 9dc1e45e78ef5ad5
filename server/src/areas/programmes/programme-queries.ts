import type { Level } from '@tandem/domain/reference/levels';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** How names are compared: without regard to case and outer space. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

export interface Programme {
  id: number;
  name: string;
  level: Level;
}

export const findProgrammes = (db: Queries): Promise<Programme[]> =>
  db
    .selectFrom('formations')
    .select(['id', 'name', 'level'])
    .orderBy('name')
    .orderBy('level')
    .$castTo<Programme>()
    .execute();

export const findProgramme = async (db: Queries, id: number | null): Promise<Programme | null> =>
  (await db
    .selectFrom('formations')
    .select(['id', 'name', 'level'])
    .where('id', '=', id)
    .$castTo<Programme>()
    .executeTakeFirst()) ?? null;

/** Null when another programme has that name and level. */
export const addProgramme = async (
  db: Queries,
  { name, level }: { name: string; level: Level },
): Promise<number | null> => {
  const row = await db
    .insertInto('formations')
    .values({ name, level, name_key: nameKey(name) })
    .onConflict((conflict) => conflict.columns(['name_key', 'level']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const hasOtherProgramme = async (tx: Writes, { id, name, level }: Programme) => {
  const row = await tx
    .selectFrom('formations')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('level', '=', level)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether there was one to change. */
export const updateProgramme = async (
  tx: Writes,
  { id, name, level }: Programme,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('formations')
    .set({ name, level, name_key: nameKey(name) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locked against whoever would refer to it, so that it is not taken into use while it is deleted. */
export const lockProgramme = (tx: Writes, id: number): Promise<{ id: number } | undefined> =>
  tx.selectFrom('formations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export interface Uses {
  applicants: number;
  offers: number;
}

/** Candidates who were in it when their session was closed, and who have gone on to another. */
export const countCarriedFrom = async (
  tx: Writes,
  column: 'from_session_id' | 'from_formation_id',
  id: number,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('carried_over')
    .innerJoin('applicants', 'applicants.id', 'carried_over.applicant_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(`carried_over.${column}`, '=', id)
    .whereRef('applicants.session_id', '!=', 'carried_over.from_session_id')
    .executeTakeFirstOrThrow();
  return count;
};

/** How many candidates have chosen a programme, or did in a closed session, and how many needs ask for it. */
export const countProgrammeUses = async (tx: Writes, id: number): Promise<Uses> => {
  const byCandidates = await tx
    .selectFrom('applicants')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('formation_id', '=', id)
    .executeTakeFirstOrThrow();
  const byNeeds = await tx
    .selectFrom('offer_formations')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('formation_id', '=', id)
    .executeTakeFirstOrThrow();
  const carried = await countCarriedFrom(tx, 'from_formation_id', id);
  return { applicants: byCandidates.count + carried, offers: byNeeds.count };
};

export const deleteProgramme = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('formations').where('id', '=', id).execute();
};

/** Of these programmes, those that exist; they stay until the transaction ends. */
export const existingProgrammes = async (
  tx: Writes,
  ids: readonly number[],
): Promise<Set<number>> => {
  const rows = await tx
    .selectFrom('formations')
    .select('id')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.id));
};

/** All links, or those of one manager. */
export const findLinks = (db: Queries, managerId: number | null) => {
  let rows = db
    .selectFrom('formation_links')
    .select(['id', 'manager_id as manager', 'formation_id as formation'])
    .orderBy('id');
  if (managerId !== null) rows = rows.where('manager_id', '=', managerId);
  return rows.execute();
};

/** The link, the one that was there already included. */
export const addLink = async (
  tx: Writes,
  { managerId, programmeId }: { managerId: number; programmeId: number },
): Promise<number> => {
  await tx
    .insertInto('formation_links')
    .values({ manager_id: managerId, formation_id: programmeId })
    .onConflict((conflict) => conflict.columns(['manager_id', 'formation_id']).doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('formation_links')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('formation_id', '=', programmeId)
    .executeTakeFirstOrThrow();
  return id;
};

/** The manager from whom the programme was taken; null when there is no such link. */
export const deleteLink = async (tx: Writes, id: number): Promise<number | null> => {
  const row = await tx
    .deleteFrom('formation_links')
    .where('id', '=', id)
    .returning('manager_id')
    .executeTakeFirst();
  return row?.manager_id ?? null;
};
