import { text } from 'node:stream/consumers';
import type { Environment } from '../platform/config.ts';
import { openKeyring } from '../platform/security/keyring.ts';
import { openVault } from '../platform/security/vault.ts';
import { askServer } from './control-channel.ts';
import { noteCommand } from './note-command.ts';
import { configOfData, isServed, openAsItIs } from './open-data.ts';
import { rotateKey, type Rotated } from './rotate-key.ts';

const failed = (): Error =>
  new Error(
    "Le changement de secret n'est pas allé jusqu'au bout : l'ancien et le nouveau restent connus, et tout reste lisible. " +
      'Le journal du serveur dit pourquoi ; recommencez ensuite.',
  );

const askForRotation = async (dataDir: string): Promise<Rotated> => {
  const answer = await askServer(dataDir, '/rotate-key');
  try {
    return JSON.parse(await text(answer)) as Rotated;
  } catch {
    throw failed();
  }
};

/** Has the running server change the key where it holds the database; else changes it itself. */
export const runRotateKey = async (environment: Environment): Promise<Rotated> => {
  const config = configOfData(environment);
  if (isServed(config)) return askForRotation(config.dataDir);
  const keyring = openKeyring(config);
  const db = await openAsItIs(config);
  try {
    const { secretFile } = config;
    const rotated = await rotateKey({ db, keyring, vault: openVault(keyring), secretFile });
    await noteCommand(db.read, 'rotate_key', new Date());
    return rotated;
  } finally {
    await db.close();
  }
};
