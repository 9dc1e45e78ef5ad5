import type { Services } from '../services.ts';
import type { Queries } from '../../platform/database/database.ts';

export type SkillNames = ReadonlyMap<number, string>;

export const skillNamesOf = (
  { skillNames }: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly { skill_ids: readonly number[] }[],
): Promise<SkillNames> =>
  skillNames.of(
    db,
    rows.flatMap((row) => row.skill_ids),
  );

export const namedSkills = (ids: readonly number[], names: SkillNames) =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
