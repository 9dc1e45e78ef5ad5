import { failuresAt, type Failures } from '@tandem/domain/accounts/sign-in';
import type { Queries } from '../../../platform/database/database.ts';

export const findFailures = async (db: Queries, key: string): Promise<Failures | null> => {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['count', 'last_failed_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { count: row.count, lastFailedAt: row.last_failed_at } : null;
};

export const addFailure = async (db: Queries, key: string, now: Date): Promise<void> => {
  const before = failuresAt(await findFailures(db, key), now);
  await db
    .insertInto('sign_in_failures')
    .values({ key, count: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => ({
        count: before === 0 ? 1 : e('sign_in_failures.count', '+', 1),
        last_failed_at: now,
      })),
    )
    .execute();
};

export const forgetFailures = async (db: Queries, key: string): Promise<void> => {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
};
