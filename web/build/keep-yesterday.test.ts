import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tidyAssets } from './keep-yesterday.ts';

const hour = 60 * 60 * 1000;
let folder = '';

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(path.join(folder, 'assets', name), name);
};

const left = () => readdirSync(path.join(folder, 'assets')).toSorted();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tandem-assets-'));
  mkdirSync(path.join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a file outlives the build that no longer has it by a day, however old it was', async () => {
  write('old.js', 'old.js.br', 'new.js', 'new.js.gz');
  const current = new Set(['assets/new.js']);
  await tidyAssets(folder, current, 1000 * hour);
  expect(left()).toEqual(['new.js', 'new.js.gz', 'old.js', 'old.js.br']);
  await tidyAssets(folder, current, 1023 * hour);
  expect(left()).toHaveLength(4);
  await tidyAssets(folder, current, 1025 * hour);
  expect(left()).toEqual(['new.js', 'new.js.gz']);
});

test('a file that comes back begins its day anew when it goes again', async () => {
  write('a.js', 'b.js');
  await tidyAssets(folder, new Set(['assets/b.js']), 0);
  await tidyAssets(folder, new Set(['assets/a.js', 'assets/b.js']), 20 * hour);
  await tidyAssets(folder, new Set(['assets/b.js']), 30 * hour);
  await tidyAssets(folder, new Set(['assets/b.js']), 50 * hour);
  expect(left()).toEqual(['a.js', 'b.js']);
});
