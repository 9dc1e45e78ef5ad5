import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

interface Package {
  license?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** Each lets a product of any kind be made with it. Another one is looked at before it comes in. */
const allowed = new Set([
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of files, not of what is made with them: a stylesheet compiler, a calendar reader and an accessibility checker, all for
  // tests, and what encrypts push messages, taken as it is.
  'MPL-2.0',
  // The reader of HEIC photographs, taken as it is from a package of its own, which anybody may put another one in the place of.
  'LGPL-3.0',
  // Fonts.
  'Bitstream-Vera',
  'OFL-1.1',
]);

/** Their package says none in the field; their own text does. */
const looked: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
  'node_modules/dejavu-fonts-ttf': 'Bitstream-Vera',
};

/** What runs a script when it is installed: named one by one in package.json. */
const scripted = new Set(['node', '@swc/core', 'fsevents']);

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const foreign = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

test('every package of the lock file has a licence of the list', () => {
  expect(foreign.length).toBeGreaterThan(300);
  const others = foreign.filter(
    ([place, { license }]) => !allowed.has(looked[place] ?? license ?? 'none'),
  );
  expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('every package is held to its content', () => {
  const loose = foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.map(([place]) => place)).toEqual([]);
});

test('what runs a script when it is installed is known', () => {
  const running = foreign
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1) ?? '');
  expect(running.filter((name) => !scripted.has(name))).toEqual([]);
});
