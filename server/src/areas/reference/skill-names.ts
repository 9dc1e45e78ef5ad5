import type { Services } from '../services.ts';
import type { Queries } from '../../platform/database/database.ts';

import type { Waiting } from './skill-queries.ts';

export type NamedSkills = ReadonlyMap<number, string>;

/** What one added and the staff have not taken is shown in one's own records, and to the staff. */
export const skillNamesOf = (
  { skillNames }: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly { skill_ids: readonly number[] }[],
  waiting: Waiting = 'none',
): Promise<NamedSkills> =>
  skillNames.of(
    db,
    rows.flatMap((row) => row.skill_ids),
    waiting,
  );

export const namedSkills = (ids: readonly number[], names: NamedSkills) =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
