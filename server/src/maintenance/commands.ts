import type { Services } from '../areas/services.ts';
import { writeBackup } from './backup.ts';
import { openLine, type OpenLine } from './control-channel.ts';
import { noteCommand } from './note-command.ts';
import { rotateKey } from './rotate-key.ts';

/** Commands on the embedded database go through the server that holds it; a PostgreSQL server they ask themselves. */
export const openCommands = async (
  services: Pick<
    Services,
    'config' | 'db' | 'files' | 'keyring' | 'log' | 'now' | 'vault' | 'version'
  >,
): Promise<OpenLine | null> => {
  const { db, files, config, keyring, vault, version, now, log } = services;
  const { dataDir, secretFile } = config;
  if (db.kind !== 'embedded') return null;
  return openLine(dataDir, log, {
    '/backup': async (response) => {
      await noteCommand(db.read, 'back_up', now());
      await writeBackup({ db, files, keyring, version, dataDir, now }, response);
    },
    '/rotate-key': async (response) => {
      const rotated = await rotateKey({ db, vault, keyring, secretFile });
      await noteCommand(db.read, 'rotate_key', now());
      response.end(JSON.stringify(rotated));
    },
  });
};
