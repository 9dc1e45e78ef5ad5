import { networkFailuresAt, failuresAt, type Failures } from '@tandem/domain/accounts/sign-in';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

export const findFailures = async (db: Queries, key: string): Promise<Failures | null> => {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(['count', 'last_failed_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { count: row.count, lastFailedAt: row.last_failed_at } : null;
};

/** Counts a failure on top of those that are not forgotten by then, as `countAt` tells. */
export const addFailure = async (
  db: Queries,
  key: string,
  now: Date,
  countAt: typeof failuresAt = failuresAt,
): Promise<void> => {
  const failures = await findFailures(db, key);
  const forgotten = (failures?.count ?? 0) - countAt(failures, now);
  await db
    .insertInto('sign_in_failures')
    .values({ key, count: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // Others may count at the same instant: what is forgotten is taken off what is there by then.
        count: sql<number>`greatest(0, sign_in_failures.count - ${forgotten}) + 1`,
        last_failed_at: now,
      }),
    )
    .execute();
};

export const addNetworkFailure = (db: Queries, key: string, now: Date): Promise<void> =>
  addFailure(db, key, now, networkFailuresAt);

export const forgetFailures = async (db: Queries, keys: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('sign_in_failures')
    .where('key', 'in', [...keys])
    .execute();
};

/** Forgets every count whose key begins like this. */
export const forgetFailuresUnder = async (db: Queries, beginning: string): Promise<void> => {
  await db
    .deleteFrom('sign_in_failures')
    .where((e) => e.fn<boolean>('starts_with', ['key', e.val(beginning)]))
    .execute();
};
