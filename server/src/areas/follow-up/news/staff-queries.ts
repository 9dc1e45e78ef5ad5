import type { NotNull } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Everybody of the staff who signs in. */
export const findStaff = (
  db: Queries,
): Promise<{ id: number; email: string; firstName: string }[]> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name as firstName'])
    .where('kind', 'in', ['staff', 'superuser'])
    .where('registered_at', 'is not', null)
    .orderBy('id')
    .$narrowType<{ email: NotNull }>()
    .execute();
