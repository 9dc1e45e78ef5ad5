import { skills as referenceSkills } from '@tandem/domain/reference/skills';
import type { Queries } from '../../platform/database/database.ts';

export interface SkillRow {
  id: number;
  name: string;
  group: string;
}

const nameKey = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Writes the reference list as the code has it; what users have added stays. */
export const syncReferenceSkills = async (db: Queries): Promise<void> => {
  const stored = await db.selectFrom('skills').select(['id', 'name_key']).execute();
  const idByName = new Map(stored.map((row) => [row.name_key, row.id]));
  const rows = referenceSkills
    .map(({ id, name, group }) => ({ id, name, name_key: nameKey(name), skill_group: group }))
    // A name that a user added before the list had it keeps the user's id.
    .filter((row) => (idByName.get(row.name_key) ?? row.id) === row.id);
  await db
    .insertInto('skills')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        name: e.ref('excluded.name'),
        name_key: e.ref('excluded.name_key'),
        skill_group: e.ref('excluded.skill_group'),
      })),
    )
    .execute();
};

export const findSkills = (db: Queries): Promise<SkillRow[]> =>
  db
    .selectFrom('skills')
    .select(['id', 'name', 'skill_group as group'])
    .orderBy('skill_group')
    .orderBy('name')
    .execute();

const addedGroup = 'Autres compétences';

/** The skill of that name, added when there was none. */
export const ensureSkill = async (db: Queries, name: string): Promise<SkillRow> => {
  await db
    .insertInto('skills')
    .values({ name, name_key: nameKey(name), skill_group: addedGroup })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  return db
    .selectFrom('skills')
    .select(['id', 'name', 'skill_group as group'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirstOrThrow();
};

/** Names by id, each read once: a skill that is there neither goes nor changes its name while the server runs. */
export class SkillNames {
  readonly #known = new Map<number, string>();

  /** The names of those that exist. */
  async of(db: Queries, ids: Iterable<number>): Promise<Map<number, string>> {
    const wanted = new Set(ids);
    const unknown = [...wanted].filter((id) => !this.#known.has(id));
    if (unknown.length > 0) await this.#read(db, unknown);
    const names = new Map<number, string>();
    for (const id of wanted) {
      const name = this.#known.get(id);
      if (name !== undefined) names.set(id, name);
    }
    return names;
  }

  async #read(db: Queries, ids: number[]): Promise<void> {
    const rows = await db
      .selectFrom('skills')
      .select(['id', 'name'])
      .where((e) => e('id', '=', e.fn.any(e.val(ids))))
      .execute();
    for (const { id, name } of rows) this.#known.set(id, name);
  }
}
