import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import type { Database, Queries, Writes } from '../platform/database/database.ts';
import { pagesAfter } from '../platform/database/queries/page.ts';
import { pairOfRow } from '../platform/database/queries/pair-of-row.ts';
import type { Vault } from '../platform/security/vault.ts';
import {
  contextOfAmendment,
  contextOfContact,
  contextOfScan,
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
  contextOfForgetting,
  contextOfSecondFactor,
  firstForgetting,
  listForgettingsSealedOtherwise,
  listSecondFactorsSealedOtherwise,
  replaceSealedForgetting,
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

interface Holding {
  db: Database;
  vault: Vault;
}

/** What only the key of the server opens, and how it is put in its place sealed anew. */
export interface Sealed {
  sealed: string;
  context: string;
  replace: (tx: Writes, sealed: string) => Promise<void>;
}

/** Rows of one kind that are sealed otherwise than with the key in use, a few at a time, each as what is to be done with it. */
const eachSealed = async function* <Row, Key>(
  { db, vault }: Holding,
  kind: {
    /** Before the key of any row. */
    first: Key;
    list: (db: Queries, mark: string, after: Key, limit: number) => Promise<Row[]>;
    keyOf: (row: Row) => Key;
    sealedOf: (row: Row) => Sealed;
  },
): AsyncGenerator<Sealed> {
  const pages = pagesAfter(
    kind.first,
    ({ after, limit }) => kind.list(db.read, vault.mark(), after, limit),
    kind.keyOf,
  );
  for await (const rows of pages) yield* rows.map(kind.sealedOf);
};

const sealedSheets = (holding: Holding) =>
  eachSealed(holding, {
    first: { candidateId: 0, needId: 0 },
    list: listSheetsSealedOtherwise,
    keyOf: ({ pair }) => pair,
    sealedOf: ({ pair, sealed }) => ({
      sealed,
      context: contextOfSheet(pair),
      // Saved again meanwhile, it has been sealed with the new secret.
      replace: (tx, again) => replaceSealed(tx, pair, sealed, again),
    }),
  });

/** Of the keys of signed papers, which stay what they are: no file is written anew. */
const sealedScanKeys = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listScansSealedOtherwise,
    keyOf: ({ id }) => id,
    sealedOf: ({ id, name, sealed_key: sealed }) => ({
      sealed,
      context: contextOfScan(name),
      replace: (tx, again) => replaceScanKey(tx, id, again),
    }),
  });

/** Of what amendments change. */
const sealedAmendments = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listAmendmentsSealedOtherwise,
    keyOf: ({ id }) => id,
    sealedOf: ({ id, sealed, number, ...row }) => ({
      sealed,
      context: contextOfAmendment(pairOfRow(row), number),
      replace: (tx, again) => replaceSealedAmendment(tx, id, sealed, again),
    }),
  });

/** Of how people are reached who were asked for a part and have no account. */
const sealedContacts = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listPartLinksSealedOtherwise,
    keyOf: ({ id }) => id,
    sealedOf: ({ id, sealed, party, ...row }) => ({
      sealed,
      context: contextOfContact(pairOfRow(row), party),
      replace: (tx, again) => replaceSealedContact(tx, id, sealed, again),
    }),
  });

/** Of the hashes of keys for programs, which go on opening. */
const sealedMachineKeys = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listKeysSealedOtherwise,
    keyOf: ({ id }) => id,
    sealedOf: ({ id, prefix, sealed }) => ({
      sealed,
      context: contextOfKey(prefix),
      replace: (tx, again) => replaceSealedKey(tx, id, again),
    }),
  });

/** Of the secrets with which webhooks are signed: there are few. */
const sealedWebhooks = async function* ({ db, vault }: Holding): AsyncGenerator<Sealed> {
  for (const { id, uid, sealed } of await listWebhooksSealedOtherwise(db.read, vault.mark())) {
    const replace = (tx: Writes, again: string) => replaceSealedWebhook(tx, id, again);
    yield { sealed, context: contextOfWebhook(uid), replace };
  }
};

/** Of the keys of the apps whose codes are asked for at sign-in. */
const sealedSecondFactors = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listSecondFactorsSealedOtherwise,
    keyOf: ({ account_id: id }) => id,
    sealedOf: ({ account_id: id, sealed }) => ({
      sealed,
      context: contextOfSecondFactor(id),
      replace: (tx, again) => replaceSealedSecondFactor(tx, id, sealed, again),
    }),
  });

/** Of the keys by which push services know this server. */
const sealedPushKeys = async function* ({ db, vault }: Holding): AsyncGenerator<Sealed> {
  for (const { sealed } of await listPushKeysSealedOtherwise(db.read, vault.mark()))
    yield { sealed, context: contextOfPushKeys, replace: replaceSealedKeys };
};

/** Of where devices are reached. */
const sealedDevices = (holding: Holding) =>
  eachSealed(holding, {
    first: 0,
    list: listDevicesSealedOtherwise,
    keyOf: ({ id }) => id,
    sealedOf: ({ id, fingerprint, sealed }) => ({
      sealed,
      context: contextOfDevice(fingerprint),
      replace: (tx, again) => replaceSealedDevice(tx, id, again),
    }),
  });

/** Of whom a job is still to take out of what others wrote. */
const sealedForgettings = (holding: Holding) =>
  eachSealed(holding, {
    first: firstForgetting,
    list: listForgettingsSealedOtherwise,
    keyOf: ({ uid }) => uid,
    sealedOf: ({ uid, sealed }) => ({
      sealed,
      context: contextOfForgetting(uid),
      replace: (tx, again) => replaceSealedForgetting(tx, uid, again),
    }),
  });

/** Whatever the product seals, that is sealed otherwise than with the key in use. */
export const sealedOtherwise = (holding: Holding): AsyncGenerator<Sealed>[] => [
  sealedSheets(holding),
  sealedScanKeys(holding),
  sealedAmendments(holding),
  sealedContacts(holding),
  sealedMachineKeys(holding),
  sealedWebhooks(holding),
  sealedSecondFactors(holding),
  sealedPushKeys(holding),
  sealedDevices(holding),
  sealedForgettings(holding),
];
