import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/** `npm run bench -- NAME`: a table for people, then one line per figure: `figure NAME NUMBER UNIT`. */
const names = globSync('bench/*/main.ts', { cwd: root })
  .map((file) => path.basename(path.dirname(file)))
  .toSorted();
const [name = '', ...rest] = process.argv.slice(2);
if (names.includes(name)) {
  process.argv = [...process.argv.slice(0, 2), ...rest];
  await import(pathToFileURL(path.join(root, 'bench', name, 'main.ts')).href);
} else {
  process.stderr.write(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}\n`);
  process.exitCode = 2;
}
