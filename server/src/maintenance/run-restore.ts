import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig, type Environment } from '../platform/config.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { openJobQueue } from '../platform/queue/queue.ts';
import { openKeyring } from '../platform/security/keyring.ts';
import { keyId } from '../platform/security/vault.ts';
import type { Database } from '../platform/database/database.ts';
import { countOthers } from '../platform/database/load.ts';
import { checkArchive, type Checked } from './archive.ts';
import { isSignedBy } from './archive-signature.ts';
import { noteCommand } from './note-command.ts';
import { hasSecret, isServed, openAsItIs } from './open-data.ts';
import { refuseToOverwrite, restoreArchive } from './restore.ts';

const keyMissing = (): Error =>
  new Error(
    "Les fiches de contrat de cette sauvegarde sont chiffrées avec un autre secret que celui d'ici. Remettez d'abord le " +
      "fichier « secret » d'origine dans le dossier de données (ou la variable SECRET_KEY), ou ajoutez --without-secret : " +
      'tout est alors restauré, mais ces fiches resteront illisibles.',
  );

const notSigned = (): Error =>
  new Error(
    "Rien ne prouve que cette sauvegarde vient d'ici et qu'elle est telle qu'elle a été faite : elle n'est pas signée (Tandem 0.1.0 ne " +
      "signait pas), ou l'est avec un autre secret que celui d'ici. Si vous êtes sûr d'où elle vient et de qui l'a gardée, ajoutez " +
      "--without-check. Le risque : quelqu'un qui l'aurait changée peut s'y être fait une place, jusqu'au compte de superutilisateur.",
  );

/** PostgreSQL notices a little later that a program which has just ended has gone. */
const graceMs = 3_000;

const refuseWhileServed = async (db: Database): Promise<void> => {
  if (db.kind !== 'postgresql') return;
  const deadline = performance.now() + graceMs;
  let others = await countOthers(db.read);
  while (others > 0 && performance.now() < deadline) {
    await pause(100);
    others = await countOthers(db.read);
  }
  if (others > 0)
    throw new Error(
      "D'autres programmes sont connectés à cette base : arrêtez d'abord les serveurs Tandem, puis recommencez.",
    );
};

/** Queues are made in the target before its data are replaced: the jobs of the archive are part of that. */
const replaceData = async (
  db: Database,
  config: Parameters<typeof openFileStore>[0],
  file: string,
  checked: Checked,
): Promise<void> => {
  const jobs = await openJobQueue(db, pino({ level: 'silent' }));
  try {
    await restoreArchive({ db, jobs, files: openFileStore(config) }, file, checked);
  } finally {
    await jobs.stop();
  }
};

export interface RestoreOptions {
  overwrite: boolean;
  /** Goes on where the sealed sheets of the archive cannot be opened here. */
  withoutSecret: boolean;
  /** Takes the archive as it is, whoever made or changed it. */
  withoutCheck: boolean;
}

/** Puts an archive back. The server must not be running; nothing is touched before the archive has been found whole and ours. */
export const runRestore = async (
  environment: Environment,
  file: string,
  { overwrite, withoutSecret, withoutCheck }: RestoreOptions,
): Promise<Checked> => {
  const checked = await checkArchive(file);
  const { keys } = checked.manifest;
  // Known before reading the configuration makes a new secret, which would stay.
  if (keys.length > 0 && !withoutSecret && !hasSecret(environment)) throw keyMissing();
  if (!withoutCheck && !hasSecret(environment)) throw notSigned();
  const config = readConfig(environment);
  const secrets = openKeyring(config)();
  const known = new Set(secrets.map(keyId));
  if (!withoutSecret && !keys.every((key) => known.has(key))) throw keyMissing();
  const { content, signature } = checked;
  if (!withoutCheck && !(signature && isSignedBy(secrets, content, signature))) throw notSigned();
  if (isServed(config))
    throw new Error("Tandem tourne sur ce dossier de données : arrêtez-le d'abord.");
  const db = await openAsItIs(config);
  try {
    await refuseWhileServed(db);
    if (!overwrite) await refuseToOverwrite(db);
    await replaceData(db, config, file, checked);
    await noteCommand(db.read, 'restore_backup', new Date());
  } finally {
    await db.close();
  }
  return checked;
};
