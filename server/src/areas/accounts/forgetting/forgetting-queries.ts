import { randomUUID } from 'node:crypto';
import type { Forgotten } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { lockKey } from '../../../platform/database/key-lock.ts';
import type { Told } from '../../../platform/messages/forget-messages.ts';
import type { Services } from '../../services.ts';

/** Whom a job is to take out of what others wrote. */
export interface Forgetting {
  people: Forgotten[];
  told: Told;
  /** When they left, as an instant: what is written later is of somebody else. */
  at: string;
}

interface Kept {
  uid: string;
  sealed: string;
}

export const contextOfForgetting = (uid: string): string => `forgetting ${uid}`;

/** Before any. */
export const firstForgetting = '00000000-0000-0000-0000-000000000000';

/** Kept for the job alone, and readable by nobody else: the person is told that they are gone. */
export const noteForgetting = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  forgetting: Forgetting,
): Promise<void> => {
  await lockKey(tx, 'to seal');
  const uid = randomUUID();
  const sealed = vault.seal(JSON.stringify(forgetting), contextOfForgetting(uid));
  await tx.insertInto('forgettings').values({ uid, sealed }).execute();
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

export const listForgettingsSealedOtherwise = (
  db: Queries,
  mark: string,
  after: string,
  limit: number,
): Promise<Kept[]> =>
  db
    .selectFrom('forgettings')
    .select(['uid', 'sealed'])
    .where('uid', '>', after)
    .where(sql<boolean>`not starts_with(sealed, ${mark})`)
    .orderBy('uid')
    .limit(limit)
    .execute();

export const replaceSealedForgetting = async (
  tx: Writes,
  uid: string,
  sealed: string,
): Promise<void> => {
  await tx.updateTable('forgettings').set({ sealed }).where('uid', '=', uid).execute();
};
