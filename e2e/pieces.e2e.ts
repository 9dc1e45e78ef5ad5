import { expect, test } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/root.ts';

const dist = path.join(root, 'web', 'dist');

/** What a phone asks for at an address is this, the page with its five files, and the screen's calls: some twenty in all. */
const most = { files: 11, bytes: 232_000 };

const screens = JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** In bytes; what is too small to be worth it is sent as it is. */
const sent = (file: string): number => {
  const full = path.join(dist, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

test('no screen is more than a handful of files', () => {
  const heavy = Object.entries(screens).filter(
    ([, files]) => files.length > most.files || sum(files.map(sent)) > most.bytes,
  );
  expect(heavy).toEqual([]);
});
