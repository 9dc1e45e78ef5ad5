import { expect, test } from 'vitest';
import { serverTests, sortServerTests } from './server-tests.ts';

const onServer = "import { startTestServer } from '../../testing/test-server.ts';";
const marked = `${onServer}\n\n/** On both databases: they sort. */\ndescribe('lists', () => {`;

const files = [
  { file: 'server/src/a/words.test.ts', text: "import { words } from './words.ts';" },
  { file: 'server/src/a/names.test.ts', text: onServer },
  { file: 'server/src/a/lists.test.ts', text: marked },
  { file: 'server/src/a/locks.postgresql.test.ts', text: onServer },
  { file: 'server/src/a/folder.embedded.test.ts', text: onServer },
  { file: 'server/src/b/embedded/bytes.test.ts', text: '' },
];
const named = (names: readonly string[]) => names.map((name) => `server/src/${name}.test.ts`);

test('with a PostgreSQL most run there alone', () => {
  expect(sortServerTests(files, { withPostgresql: true })).toEqual({
    withoutDatabase: named(['a/words']),
    embedded: named(['a/lists', 'a/folder.embedded', 'b/embedded/bytes']),
    postgresql: named(['a/names', 'a/lists', 'a/locks.postgresql']),
  });
});

test('without one all that can run on the embedded database do', () => {
  expect(sortServerTests(files, { withPostgresql: false }).embedded).toEqual(
    named(['a/names', 'a/lists', 'a/folder.embedded', 'b/embedded/bytes']),
  );
});

test('a mark without a reason is none', () => {
  const text = marked.replace('they sort. ', '');
  const file = 'server/src/a/lists.test.ts';
  expect(sortServerTests([{ file, text }], { withPostgresql: true }).embedded).toEqual([]);
});

test('what stores, queues, starts and moves a placement runs on both', () => {
  const { embedded, postgresql } = serverTests({ withPostgresql: true });
  const both = embedded.filter((file) => postgresql.includes(file)).join('\n');
  for (const name of [
    'queue',
    'upgrade-at-once',
    'backup',
    'restore',
    'main',
    'journey',
    'run-blocks',
  ])
    expect(both).toMatch(new RegExp(`/${name}\\.test\\.ts$`, 'm'));
});
