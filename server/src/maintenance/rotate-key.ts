import path from 'node:path';
import { addRetiredSecrets, makeSecret, writeSecrets } from '../platform/security/kept-secret.ts';
import type { Keyring } from '../platform/security/keyring.ts';
import type { Vault } from '../platform/security/vault.ts';
import {
  listSheetsSealedOtherwise,
  replaceSealed,
  contextOfSheet,
} from '../areas/contracts/index.ts';
import type { Database } from '../platform/database/database.ts';
import { lockKey } from '../platform/database/key-lock.ts';

export interface Rotating {
  db: Database;
  vault: Vault;
  keyring: Keyring;
  /** Where the secrets are kept; null where they are given in the environment. */
  secretFile: string | null;
}

export interface Rotated {
  resealed: number;
  /** Sheets that no known secret opens: nothing changes for them. */
  unreadable: number;
}

const sheetsAtATime = 200;

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

const resealAll = async ({ db, vault }: Rotating): Promise<Rotated> => {
  const told = { resealed: 0, unreadable: 0 };
  let after = { candidateId: 0, needId: 0 };
  for (;;) {
    const sheets = await listSheetsSealedOtherwise(db.read, vault.mark(), after, sheetsAtATime);
    for (const { pair, sealed } of sheets) {
      after = pair;
      const context = contextOfSheet(pair);
      const text = openOrNull(vault, sealed, context);
      if (text === null) told.unreadable += 1;
      else {
        // Saved again meanwhile, it has been sealed with the new secret.
        await db.transaction((tx) => replaceSealed(tx, pair, sealed, vault.seal(text, context)));
        told.resealed += 1;
      }
    }
    if (sheets.length < sheetsAtATime) return told;
  }
};

/**
 * Seals every contract sheet with a new secret, then forgets the former one. Killed at any moment, both are known and every
 * sheet opens; the next rotation goes on where this one stopped.
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
