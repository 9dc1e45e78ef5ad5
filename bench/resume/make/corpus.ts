import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { layouts, type Half } from './layouts.ts';
import type { Person } from './person.ts';
import { print } from './print.ts';

/**
 * Makes the resumes under `corpus/` from the people under `people/`: `node bench/resume/make/corpus.ts [LAYOUT …]`.
 * Wants a browser; `pdflatex` with moderncv and `soffice` for the layouts that name them. The bench needs none of it.
 */
const folder = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);

const readPerson = (half: Half, name: string): Person =>
  JSON.parse(readFileSync(path.join(folder, 'people', half, `${name}.json`), 'utf8')) as Person;

for (const half of ['seen', 'held-out'] as const) {
  const target = path.join(folder, 'corpus', half);
  if (wanted.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { name, tool, people, write } of layouts[half]) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const one of people) {
      const person = readPerson(half, one);
      const file = await print(tool, write(person));
      const summary = person.profile ?? person.closing ?? null;
      const expected = { email: person.email, ...person.expected, summary };
      writeFileSync(path.join(target, `${name}-${one}.pdf`), file);
      writeFileSync(
        path.join(target, `${name}-${one}.json`),
        `${JSON.stringify(expected, null, 2)}\n`,
      );
      console.log(`${half}/${name}-${one}.pdf`, Math.round(file.length / 1000), 'kB');
    }
  }
}

spawnSync('npx', ['oxfmt', path.join(folder, 'corpus')], { stdio: 'inherit' });
