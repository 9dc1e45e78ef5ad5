import { isDeepStrictEqual } from 'node:util';
import { skills as referenceSkills } from '@tandem/domain/reference/skills';
import type { Queries } from '../../platform/database/database.ts';

export interface SkillRow {
  id: number;
  name: string;
  group: string;
}

/** Ids of the reference list are below; what users add follows from here on. */
export const firstAdded = 100_000;

/** Under which case and accents do not tell names apart. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Writes the reference list as the code has it; what users have added stays. */
export const syncReferenceSkills = async (db: Queries): Promise<void> => {
  const stored = await db
    .selectFrom('skills')
    .select(['id', 'name', 'name_key', 'skill_group'])
    .where('taken', '=', true)
    .execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const idByName = new Map(stored.map((row) => [row.name_key, row.id]));
  const rows = referenceSkills
    .map(({ id, name, group }) => ({ id, name, name_key: nameKey(name), skill_group: group }))
    // A name that a user added before the list had it keeps the user's id.
    .filter((row) => (idByName.get(row.name_key) ?? row.id) === row.id)
    .filter((row) => !isDeepStrictEqual(row, byId.get(row.id)));
  if (rows.length === 0) return;
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

/** What everybody sees, and what this account has added for itself. */
export const findSkills = (db: Queries, accountId: number): Promise<SkillRow[]> =>
  db
    .selectFrom('skills')
    .select(['id', 'name', 'skill_group as group'])
    .where((e) => e.or([e('taken', '=', true), e('added_by', '=', accountId)]))
    .orderBy('skill_group')
    .orderBy('name')
    .execute();

const findNames = (db: Queries, ids: readonly number[], waiting: Waiting) => {
  const rows = db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))));
  if (waiting === 'all') return rows.execute();
  const taken = rows.where((e) =>
    e.or([e('taken', '=', true), ...(waiting === 'none' ? [] : [e('added_by', '=', waiting.of)])]),
  );
  return taken.execute();
};

/** Whose skills that wait for the staff are told beside those of everybody: one account's, all, or nobody's. */
export type Waiting = { of: number } | 'all' | 'none';

/** Names by id; those of the reference list, which neither goes nor changes while the server runs, are read once. */
export class SkillNames {
  readonly #known = new Map<number, string>();

  /** The names of those that exist. */
  async of(
    db: Queries,
    ids: Iterable<number>,
    waiting: Waiting = 'none',
  ): Promise<Map<number, string>> {
    const wanted = [...new Set(ids)];
    const unknown = wanted.filter((id) => !this.#known.has(id));
    const rows = unknown.length > 0 ? await findNames(db, unknown, waiting) : [];
    for (const { id, name } of rows) if (id < firstAdded) this.#known.set(id, name);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    for (const id of wanted) {
      const name = this.#known.get(id);
      if (name !== undefined) names.set(id, name);
    }
    return names;
  }
}
