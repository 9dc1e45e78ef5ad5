import { sql } from 'kysely';
import webPush from 'web-push';
import type { Database, Queries, Writes } from '../database/database.ts';
import { lockKey } from '../database/key-lock.ts';
import type { Vault } from '../security/vault.ts';

/** By which push services know this server (RFC 8292), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export const contextOfPushKeys = 'push keys';

type KeptKeys = { public_key: string; sealed: string };

const findKept = (db: Queries): Promise<KeptKeys | undefined> =>
  db.selectFrom('push_keys').select(['public_key', 'sealed']).executeTakeFirst();

const canOpen = (vault: Vault, { sealed }: KeptKeys): boolean => {
  try {
    vault.open(sealed, contextOfPushKeys);
    return true;
  } catch {
    return false;
  }
};

/** Devices answer to the keys with which they were asked: without any, keys that nothing opens are made anew. */
const dropUseless = async (tx: Writes, vault: Vault): Promise<void> => {
  const kept = await findKept(tx);
  if (!kept || canOpen(vault, kept)) return;
  await tx
    .deleteFrom('push_keys')
    .where(sql<boolean>`not exists (select 1 from push_devices)`)
    .execute();
};

/** Makes the keys at the first start; they stay, as every device is bound to them. */
export const ensurePushKeys = async (db: Database, vault: Vault): Promise<void> => {
  const kept = await findKept(db.read);
  if (kept && canOpen(vault, kept)) return;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.transaction(async (tx) => {
    await lockKey(tx, 'to seal');
    await dropUseless(tx, vault);
    await tx
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, sealed: vault.seal(privateKey, contextOfPushKeys) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
};

export const readPushKeys = async (db: Queries, vault: Vault): Promise<PushKeys> => {
  const kept = await findKept(db);
  if (!kept) throw new Error('There are no push keys.');
  return { publicKey: kept.public_key, privateKey: vault.open(kept.sealed, contextOfPushKeys) };
};

/** The public one alone, which nothing has to open. */
export const readPublicKey = async (db: Queries): Promise<string> => {
  const kept = await findKept(db);
  if (!kept) throw new Error('There are no push keys.');
  return kept.public_key;
};
