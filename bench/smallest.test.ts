import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortLived } from '../server/src/testing/product/child-server.ts';
import { root } from '../tools/root.ts';
import type { Asked, Told } from './shared/in-turn.ts';

/** By the C compiler of this machine, if it has one. */
const told = spawnSync('cc', ['-march=native', '-dM', '-E', '-xc', '/dev/null'], {
  encoding: 'utf8',
});
const compilesForAvx2 = told.status === 0 && told.stdout.includes('__AVX2__');

/** Each at its smallest size: it has to run and to tell figures; which ones says nothing here. */
const smallest: Record<string, readonly string[]> = {
  'audit-log': ['200'],
  'follow-up': ['40', '8', '4'],
  fuzz: ['5'],
  histories: ['3'],
  imports: ['50'],
  learning: ['tiny'],
  matching: ['200_50'],
  order: ['200', '50', 'tiny'],
  resume: ['--few'],
  search: ['50'],
  'sign-in': ['2'],
  store: ['50'],
  threads: ['3', '1'],
  ...(compilesForAvx2 && { native: ['600', '150'] }),
  ...(process.env['TEST_DATABASE_URL'] && {
    faults: ['3'],
    national: ['600', '--processes=1', '--without-kill'],
    run: ['60', '20', '2'],
  }),
};

/** What takes minutes at any size, and what stands on the same ground in every run of the tests. */
const tooLarge: Record<string, string> = {
  crash: 'platform/database/embedded/survive.test.ts, queue-after-kill.test.ts',
  faults: 'failing-disk.test.ts, delivery.test.ts, where there is no PostgreSQL to run on',
  load: 'walks/lists.test.ts',
  memory: 'nothing: its limit of memory is set by hand, as root',
  native: 'row-kernel.test.ts, where there is no C compiler to hold the kernel against',
  national: 'scoring/runs, where there is no PostgreSQL to run on',
  outage: 'platform/database/outage.postgresql.test.ts',
  quality: 'matching/src',
  run: 'scoring/runs, where there is no PostgreSQL to run on',
  web: 'e2e',
};

const onPostgresql = { TEST_DATABASE: 'postgresql' };

describe('a bench at its smallest size', () => {
  let child: ChildProcess;
  let ended: Promise<readonly unknown[]>;

  beforeAll(() => {
    child = fork(path.join(import.meta.dirname, 'shared', 'in-turn.ts'), {
      cwd: root,
      execArgv: ['--no-wasm-code-gc', ...shortLived],
      // Where there is a choice: a database of one's own costs least there.
      env: { ...process.env, ...(process.env['TEST_DATABASE_URL'] && onPostgresql) },
    });
    ended = once(child, 'exit');
  });

  afterAll(() => child.kill());

  const run = async (asked: Asked): Promise<Told> => {
    child.send(asked);
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [Told];
    return told;
  };

  test.each(Object.entries(smallest))(
    '%s',
    async (name, args) => {
      const { code, stdout, stderr } = await run({ name, args });
      expect({ code, stderr }).toMatchObject({ code: 0 });
      expect(stdout).toMatch(/^figure \w+ [\d.e+-]+ ?\S*$/m);
    },
    300_000,
  );

  test('leaves nothing open that keeps its process', async () => {
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});

test('every bench is run, or said to be too large', () => {
  const names = globSync('bench/*/main.ts', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  const known = new Set([...Object.keys(smallest), ...Object.keys(tooLarge)]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
