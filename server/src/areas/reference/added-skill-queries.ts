import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { firstAdded, nameKey, type SkillRow } from './skill-queries.ts';

const columns = ['id', 'name', 'skill_group as group'] as const;

export const findSkillByName = (
  db: Queries,
  name: string,
  accountId: number,
): Promise<SkillRow | undefined> =>
  db
    .selectFrom('skills')
    .select(columns)
    .where('name_key', '=', nameKey(name))
    .where((e) => e.or([e('taken', '=', true), e('added_by', '=', accountId)]))
    .orderBy('taken', 'desc')
    .executeTakeFirst();

export const countAddedSince = async (
  db: Queries,
  accountId: number,
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('skills')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('added_by', '=', accountId)
    .where('added_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

const addedGroup = 'Autres compétences';

export const addSkill = (
  tx: Writes,
  skill: { name: string; accountId: number; taken: boolean; at: Date },
): Promise<SkillRow> =>
  tx
    .insertInto('skills')
    .values({
      name: skill.name,
      name_key: nameKey(skill.name),
      skill_group: addedGroup,
      taken: skill.taken,
      added_by: skill.accountId,
      added_at: skill.at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** What users have added, what waits for the staff first, with how many sheets and needs name it. */
export const findAddedSkills = (db: Queries) =>
  db
    .selectFrom('skills')
    .select((e) => [
      'id',
      'name',
      'taken',
      e
        .selectFrom('applicants')
        .select((s) => s.fn.countAll<number>().as('count'))
        .where(sql<boolean>`skills.id = any(applicants.skill_ids)`)
        .as('sheets'),
      e
        .selectFrom('offers')
        .select((s) => s.fn.countAll<number>().as('count'))
        .where(sql<boolean>`skills.id = any(offers.skill_ids)`)
        .as('needs'),
    ])
    .where('id', '>=', firstAdded)
    .orderBy('taken')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const lockAddedSkill = (
  tx: Writes,
  id: number,
): Promise<{ id: number; name: string } | undefined> =>
  tx
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('id', '>=', firstAdded)
    .forUpdate()
    .executeTakeFirst();

export const findTakenSkill = (db: Queries, id: number): Promise<SkillRow | undefined> =>
  db
    .selectFrom('skills')
    .select(columns)
    .where('id', '=', id)
    .where('taken', '=', true)
    .executeTakeFirst();

/** Another skill of the name that everybody sees. */
export const findTakenNamesake = (
  db: Queries,
  { id, name }: { id: number; name: string },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('skills')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('taken', '=', true)
    .where('id', '!=', id)
    .executeTakeFirst();

/** Others have added the same name for themselves. */
export const findWaitingNamesakes = async (
  db: Queries,
  { id, name }: { id: number; name: string },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('taken', '=', false)
    .where('id', '!=', id)
    .execute();
  return rows.map((row) => row.id);
};

/** From here on everybody sees it, and nothing tells who added it. */
export const takeSkill = (
  tx: Writes,
  { id, name }: { id: number; name: string },
): Promise<SkillRow> =>
  tx
    .updateTable('skills')
    .set({ name, name_key: nameKey(name), taken: true, added_by: null })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export interface SkillUses {
  candidateIds: number[];
  needIds: number[];
}

export const findUses = async (db: Queries, id: number): Promise<SkillUses> => {
  const names = sql<boolean>`${id}::int = any(skill_ids)`;
  const candidates = await db.selectFrom('applicants').select('id').where(names).execute();
  const needs = await db.selectFrom('offers').select('id').where(names).execute();
  return { candidateIds: candidates.map((row) => row.id), needIds: needs.map((row) => row.id) };
};

/** Deletes a skill; sheets and needs that name it name the other instead, once, or none. */
export const replaceSkill = async (
  tx: Writes,
  id: number,
  by: number | null,
  at: Date,
): Promise<SkillUses> => {
  const without = sql<number[]>`array_remove(skill_ids, ${id})`;
  const replaced =
    by === null
      ? without
      : sql<number[]>`case when ${by}::int = any(skill_ids) then ${without}
                      else array_replace(skill_ids, ${id}::int, ${by}::int) end`;
  const change = { skill_ids: replaced, prepared_text: null, changed_at: at };
  const names = sql<boolean>`${id}::int = any(skill_ids)`;
  const candidates = await tx
    .updateTable('applicants')
    .set(change)
    .where(names)
    .returning('id')
    .execute();
  const needs = await tx.updateTable('offers').set(change).where(names).returning('id').execute();
  await tx.deleteFrom('skills').where('id', '=', id).execute();
  return {
    candidateIds: candidates.map((row) => row.id),
    needIds: needs.map((row) => row.id),
  };
};

/** Whose these needs are, each once. */
export const findCompaniesOfNeeds = async (
  db: Queries,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom('offers')
    .select('company_id')
    .distinct()
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .execute();
  return rows.map((row) => row.company_id);
};
