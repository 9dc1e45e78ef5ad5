import '../server/src/platform/private-files.ts';
import path from 'node:path';
import { runBackup } from '../server/src/maintenance/run-backup.ts';

const [file] = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  if (!file) throw new Error('Dites dans quel fichier : npm run backup -- FICHIER');
  // npm runs scripts in the folder of the project, wherever it was called from.
  const whole = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  const { files } = await runBackup(process.env, whole);
  say(`Sauvegarde faite et relue : ${whole} (base de données et fichiers déposés : ${files}).`);
  say(
    'Le secret (le fichier « secret » du dossier de données, ou SECRET_KEY) n’y est pas : gardez-le ailleurs. Sans lui, ' +
      'les fiches de contrat ne se lisent plus.',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
