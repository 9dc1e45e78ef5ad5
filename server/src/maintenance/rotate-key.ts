import path from 'node:path';
import { addRetiredSecrets, makeSecret, writeSecrets } from '../platform/security/kept-secret.ts';
import type { Keyring } from '../platform/security/keyring.ts';
import type { Vault } from '../platform/security/vault.ts';
import {
  contextOfAmendment,
  contextOfContact,
  contextOfScan,
  contextOfSheet,
  listAmendmentsSealedOtherwise,
  listPartLinksSealedOtherwise,
  listScansSealedOtherwise,
  listSheetsSealedOtherwise,
  replaceScanKey,
  replaceSealed,
  replaceSealedAmendment,
  replaceSealedContact,
} from '../areas/contracts/index.ts';
import {
  contextOfSecondFactor,
  listSecondFactorsSealedOtherwise,
  replaceSealedSecondFactor,
} from '../areas/accounts/index.ts';
import {
  contextOfKey,
  contextOfWebhook,
  listKeysSealedOtherwise,
  listWebhooksSealedOtherwise,
  replaceSealedKey,
  replaceSealedWebhook,
} from '../areas/machines/index.ts';
import {
  contextOfDevice,
  listDevicesSealedOtherwise,
  replaceSealedDevice,
} from '../platform/push/device-queries.ts';
import {
  contextOfPushKeys,
  listKeysSealedOtherwise as listPushKeysSealedOtherwise,
  replaceSealedKeys,
} from '../platform/push/push-keys.ts';
import type { Database, Writes } from '../platform/database/database.ts';
import { lockKey } from '../platform/database/key-lock.ts';
import { pairOfRow } from '../platform/database/pair-of-row.ts';

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

const rowsAtATime = 200;

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

interface Sealed {
  sealed: string;
  context: string;
  replace: (tx: Writes, sealed: string) => Promise<void>;
}

/** Contract sheets that are sealed otherwise than with the key in use, a few at a time. */
const sealedSheets = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = { candidateId: 0, needId: 0 };
  for (;;) {
    const sheets = await listSheetsSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { pair, sealed } of sheets) {
      after = pair;
      // Saved again meanwhile, it has been sealed with the new secret.
      const replace = (tx: Writes, again: string) => replaceSealed(tx, pair, sealed, again);
      yield { sealed, context: contextOfSheet(pair), replace };
    }
    if (sheets.length < rowsAtATime) return;
  }
};

/** The same of the keys of signed papers, which stay what they are: no file is written anew. */
const sealedScanKeys = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const scans = await listScansSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { id, name, sealed_key: sealed } of scans) {
      after = id;
      const replace = (tx: Writes, again: string) => replaceScanKey(tx, id, again);
      yield { sealed, context: contextOfScan(name), replace };
    }
    if (scans.length < rowsAtATime) return;
  }
};

/** The same of what amendments change. */
const sealedAmendments = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const rows = await listAmendmentsSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { id, sealed, number, ...row } of rows) {
      after = id;
      const replace = (tx: Writes, again: string) => replaceSealedAmendment(tx, id, sealed, again);
      yield { sealed, context: contextOfAmendment(pairOfRow(row), number), replace };
    }
    if (rows.length < rowsAtATime) return;
  }
};

/** The same of how people are reached who were asked for a part and have no account. */
const sealedContacts = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const links = await listPartLinksSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { id, sealed, party, ...row } of links) {
      after = id;
      const replace = (tx: Writes, again: string) => replaceSealedContact(tx, id, sealed, again);
      yield { sealed, context: contextOfContact(pairOfRow(row), party), replace };
    }
    if (links.length < rowsAtATime) return;
  }
};

/** The same of the hashes of keys for programs, which go on opening. */
const sealedMachineKeys = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const keys = await listKeysSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { id, prefix, sealed } of keys) {
      after = id;
      const replace = (tx: Writes, again: string) => replaceSealedKey(tx, id, again);
      yield { sealed, context: contextOfKey(prefix), replace };
    }
    if (keys.length < rowsAtATime) return;
  }
};

/** The same of the secrets with which webhooks are signed: there are few. */
const sealedWebhooks = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  for (const { id, uid, sealed } of await listWebhooksSealedOtherwise(db.read, vault.mark())) {
    const replace = (tx: Writes, again: string) => replaceSealedWebhook(tx, id, again);
    yield { sealed, context: contextOfWebhook(uid), replace };
  }
};

/** The same of the keys of the apps whose codes are asked for at sign-in. */
const sealedSecondFactors = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const mark = vault.mark();
    const factors = await listSecondFactorsSealedOtherwise(db.read, mark, after, rowsAtATime);
    for (const { account_id: id, sealed } of factors) {
      after = id;
      const replace = (tx: Writes, again: string) =>
        replaceSealedSecondFactor(tx, id, sealed, again);
      yield { sealed, context: contextOfSecondFactor(id), replace };
    }
    if (factors.length < rowsAtATime) return;
  }
};

/** The same of the keys by which push services know this server. */
const sealedPushKeys = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  for (const { sealed } of await listPushKeysSealedOtherwise(db.read, vault.mark()))
    yield { sealed, context: contextOfPushKeys, replace: replaceSealedKeys };
};

/** The same of where devices are reached. */
const sealedDevices = async function* ({ db, vault }: Rotating): AsyncGenerator<Sealed> {
  let after = 0;
  for (;;) {
    const devices = await listDevicesSealedOtherwise(db.read, vault.mark(), after, rowsAtATime);
    for (const { id, fingerprint, sealed } of devices) {
      after = id;
      const replace = (tx: Writes, again: string) => replaceSealedDevice(tx, id, again);
      yield { sealed, context: contextOfDevice(fingerprint), replace };
    }
    if (devices.length < rowsAtATime) return;
  }
};

const resealAll = async (rotating: Rotating): Promise<Rotated> => {
  const { db, vault } = rotating;
  const told = { resealed: 0, unreadable: 0 };
  const all = [
    sealedSheets(rotating),
    sealedScanKeys(rotating),
    sealedAmendments(rotating),
    sealedContacts(rotating),
    sealedMachineKeys(rotating),
    sealedWebhooks(rotating),
    sealedSecondFactors(rotating),
    sealedPushKeys(rotating),
    sealedDevices(rotating),
  ];
  for (const rows of all)
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
