import path from 'node:path';
import { addRetiredSecrets, makeSecret, writeSecrets } from '../platform/security/kept-secret.ts';
import type { Keyring } from '../platform/security/keyring.ts';
import type { Vault } from '../platform/security/vault.ts';
import type { Database } from '../platform/database/database.ts';
import { lockKey } from '../platform/database/key-lock.ts';
import { sealedOtherwise } from './sealed-rows.ts';

export interface Rotating {
  db: Database;
  vault: Vault;
  keyring: Keyring;
  /** Where the secrets are kept; null where they are given in the environment. */
  secretFile: string | null;
}

export interface Rotated {
  resealed: number;
  /** What no known secret opens: nothing changes for it. */
  unreadable: number;
}

const openOrNull = (vault: Vault, sealed: string, context: string): string | null => {
  try {
    return vault.open(sealed, context);
  } catch {
    return null;
  }
};

/**
 * Puts a new secret before the one in use, unless a rotation was interrupted: then it goes on with the secret that it had
 * made. Nobody seals meanwhile: whoever seals afterwards knows the new one.
 */
const introduceSecret = ({ db, keyring }: Rotating, file: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockKey(tx, 'to change it');
    const known = keyring();
    if (known.length === 1) writeSecrets(file, [makeSecret(), ...known]);
  });

const resealAll = async (rotating: Rotating): Promise<Rotated> => {
  const { db, vault } = rotating;
  const told = { resealed: 0, unreadable: 0 };
  for (const rows of sealedOtherwise(rotating))
    for await (const { sealed, context, replace } of rows) {
      const text = openOrNull(vault, sealed, context);
      if (text === null) told.unreadable += 1;
      else {
        await db.transaction((tx) => replace(tx, vault.seal(text, context)));
        told.resealed += 1;
      }
    }
  return told;
};

/**
 * Seals every contract sheet and whatever else only the key opens (papers, contacts, keys, second factors, devices) with a new
 * secret, then forgets the former one. Killed at any moment, both are known and every sheet opens; the next rotation goes on
 * where this one stopped.
 */
export const rotateKey = async (rotating: Rotating): Promise<Rotated> => {
  const { keyring, secretFile } = rotating;
  if (secretFile !== null) await introduceSecret(rotating, secretFile);
  else if (keyring().length < 2)
    throw new Error(
      "Le secret est donné par SECRET_KEY : mettez le nouveau dans SECRET_KEY et l'ancien dans SECRET_KEY_BEFORE, " +
        'redémarrez tous les serveurs, puis recommencez.',
    );
  const rotated = await resealAll(rotating);
  if (secretFile !== null) {
    const [current, ...former] = keyring();
    addRetiredSecrets(path.dirname(secretFile), former);
    if (current !== undefined) writeSecrets(secretFile, [current]);
  }
  return rotated;
};
