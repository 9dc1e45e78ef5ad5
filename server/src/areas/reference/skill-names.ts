import type { Services } from '../services.ts';
import type { Queries } from '../../platform/database/database.ts';

export type NamedSkills = ReadonlyMap<number, string>;

export const skillNamesOf = (
  { skillNames }: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly { skill_ids: readonly number[] }[],
): Promise<NamedSkills> =>
  skillNames.of(
    db,
    rows.flatMap((row) => row.skill_ids),
  );

export const namedSkills = (ids: readonly number[], names: NamedSkills) =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
