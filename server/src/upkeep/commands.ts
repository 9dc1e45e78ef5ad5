import type { Services } from '../services.ts';
import { writeBackup } from './backup.ts';
import { openLine, type OpenLine } from './local-line.ts';
import { rotateKey } from './rotate-key.ts';

/** Commands on the embedded database go through the server that holds it; a PostgreSQL server they ask themselves. */
export const openCommands = async (services: Services): Promise<OpenLine | null> => {
  const { db, files, config, keyring, vault, version, now, log } = services;
  const { dataDir, secretFile } = config;
  if (db.kind !== 'embedded') return null;
  return openLine(dataDir, log, {
    '/backup': (response) => writeBackup({ db, files, keyring, version, dataDir, now }, response),
    '/rotate-key': async (response) => {
      response.end(JSON.stringify(await rotateKey({ db, vault, keyring, secretFile })));
    },
  });
};
