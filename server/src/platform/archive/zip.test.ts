import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { readZip } from '../../testing/read-zip.ts';
import { zipOf } from './zip.ts';

const at = new Date('2026-09-01T08:00:00Z');

const text = (path: string, ...parts: string[]) => ({ path, content: () => Readable.from(parts) });

test('an archive holds each file under its path, whole', async () => {
  const large = Array.from({ length: 500 }, (_, n) => `${n} ${'é'.repeat(1000)}\n`);
  const zip = zipOf([text('a.txt', 'un', 'deux'), text('dossier/été.txt', ...large)], at);
  const files = readZip(await buffer(zip));
  expect([...files.keys()]).toEqual(['a.txt', 'dossier/été.txt']);
  expect(files.get('a.txt')?.toString()).toBe('undeux');
  expect(files.get('dossier/été.txt')?.toString()).toBe(large.join(''));
});

test('no file is asked for more than its reader takes', async () => {
  let made = 0;
  const endless = async function* () {
    for (;;) {
      made += 1;
      // Does not compress to nothing.
      yield randomBytes(65_536);
    }
  };
  const zip = zipOf([{ path: 'endless.bin', content: () => Readable.from(endless()) }], at);
  let taken = 0;
  for await (const chunk of zip) {
    taken += (chunk as Buffer).length;
    if (taken > 100_000) break;
  }
  // Some of it waits in the pipes: far less than a reader who does not come would let pile up.
  expect(made).toBeLessThan(50);
});

test('whoever leaves off reading closes the file that is open, and the next is not opened', async () => {
  let later = false;
  const file = new Readable({
    read() {
      this.push(Buffer.alloc(65_536, 1));
    },
  });
  const zip = zipOf(
    [
      { path: 'open.bin', content: () => file },
      {
        path: 'later.bin',
        content: () => {
          later = true;
          return Readable.from(['x']);
        },
      },
    ],
    at,
  );
  for await (const _ of zip) break;
  await waitFor('it is closed', () => file.destroyed);
  expect(later).toBe(false);
});

test.each([
  ['cannot be opened', () => Promise.reject(new Error('gone'))],
  [
    'breaks off',
    () =>
      new Readable({
        read() {
          this.destroy(new Error('gone'));
        },
      }),
  ],
])('a file that %s fails the whole: nobody takes half for all', async (_, content) => {
  await expect(buffer(zipOf([text('a.txt', 'x'), { path: 'b', content }], at))).rejects.toThrow(
    'gone',
  );
});
