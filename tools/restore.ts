import '../server/src/platform/private-files.ts';
import path from 'node:path';
import { runRestore } from '../server/src/maintenance/run-restore.ts';

const given = process.argv.slice(2);
const known = new Set(['--overwrite', '--without-secret', '--without-check']);
const [file, ...more] = given.filter((one) => !known.has(one));

try {
  if (!file || more.length > 0)
    throw new Error(
      'Dites quel fichier : npm run restore -- FICHIER [--overwrite] [--without-secret] [--without-check]',
    );
  const whole = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  const { manifest, files } = await runRestore(process.env, whole, {
    overwrite: given.includes('--overwrite'),
    withoutSecret: given.includes('--without-secret'),
    withoutCheck: given.includes('--without-check'),
  });
  process.stdout.write(
    `Restauré : la base de données du ${manifest.made_at}, et ${files} fichiers déposés. Vous pouvez démarrer Tandem.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
