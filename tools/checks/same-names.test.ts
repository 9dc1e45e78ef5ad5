import { expect, test } from 'vitest';
import { sameNames } from './same-names.ts';

test('two files of one workspace have two names, wherever they stand in it', () => {
  expect(
    sameNames([
      'server/src/a/place-queries.ts',
      'server/src/b/c/place-queries.ts',
      'server/src/b/place-queries.test.ts',
      'web/src/a/place-queries.ts',
    ]),
  ).toEqual([
    'server: place-queries.ts stands in server/src/a/place-queries.ts and server/src/b/c/place-queries.ts; give each a name of its own',
  ]);
});

test('what every room has is called the same in each; each measurement is a program of its own', () => {
  expect(
    sameNames([
      'server/src/a/index.ts',
      'server/src/b/index.ts',
      'bench/a/main.ts',
      'bench/b/main.ts',
    ]),
  ).toEqual([]);
});
