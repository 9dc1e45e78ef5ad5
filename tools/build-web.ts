import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';

const run = promisify(execFile);

const sources = [
  'package-lock.json',
  'web/{src,public,build}/**/*',
  'web/*.{html,ts,json}',
  'contract/src/**/*.ts',
  'domain/src/**/*.ts',
];

const stateOfSources = (): string => {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  for (const file of files) {
    const full = path.join(root, file);
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
};

/** Builds the web client unless it is built from exactly these sources already. */
export const buildWeb = async (): Promise<void> => {
  const stamp = path.join(root, 'web', 'dist', '.built');
  const wanted = stateOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Construction de l’interface…\n');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  try {
    await run(process.execPath, args, { cwd: path.join(root, 'web') });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    process.stderr.write(`${stdout}${stderr}`);
    throw new Error('The web client could not be built.', { cause: error });
  }
  writeFileSync(stamp, wanted);
};
