import { randomUUID } from 'node:crypto';
import type { Forgotten } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Told } from '../../../platform/messages/forget-messages.ts';
import type { Services } from '../../services.ts';
import { readSoFar, type SoFar } from './so-far.ts';

/** Whom a job is to take out of what others wrote. */
export interface Forgetting {
  people: Forgotten[];
  told: Told;
  /** How far all had come when they left: what is written later is of somebody else. Undefined of those of an earlier version. */
  soFar?: SoFar;
  /** When they left, as an earlier version has kept it. */
  at?: string;
}

interface Kept {
  uid: string;
  sealed: string;
}

export const contextOfForgetting = (uid: string): string => `forgetting ${uid}`;

/** Before any. */
export const firstForgetting = '00000000-0000-0000-0000-000000000000';

/**
 * Kept for the job alone, and readable by nobody else: the person is told that they are gone. Whoever calls it has locked the key
 * to seal, in the same transaction.
 */
export const noteForgetting = async (
  { now, vault }: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  whom: Pick<Forgetting, 'people' | 'told'>,
): Promise<void> => {
  const uid = randomUUID();
  const forgetting: Forgetting = { ...whom, soFar: await readSoFar(tx) };
  const sealed = vault.seal(JSON.stringify(forgetting), contextOfForgetting(uid));
  await tx.insertInto('forgettings').values({ uid, sealed, created_at: now() }).execute();
};

export const listForgettings = (db: Queries, after: string, limit: number): Promise<Kept[]> =>
  db
    .selectFrom('forgettings')
    .select(['uid', 'sealed'])
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit)
    .execute();

export const deleteForgettings = async (tx: Writes, uids: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom('forgettings')
    .where((e) => e('uid', '=', e.fn.any(sql<string[]>`${[...uids]}::uuid[]`)))
    .execute();
};

/** Notes that those which have waited since before then are told of. Answers whether any had not been yet. */
export const noteLateForgettings = async (tx: Writes, since: Date, at: Date): Promise<boolean> => {
  const rows = await tx
    .updateTable('forgettings')
    .set({ told_at: at })
    .where('created_at', '<', since)
    .where('told_at', 'is', null)
    .returning('uid')
    .execute();
  return rows.length > 0;
};

export const countLateForgettings = (
  db: Queries,
  since: Date,
): Promise<{ late: number; since: Date | null }> =>
  db
    .selectFrom('forgettings')
    .select((e) => [sql<number>`count(*)::int`.as('late'), e.fn.min('created_at').as('since')])
    .where('created_at', '<', since)
    .executeTakeFirstOrThrow();
