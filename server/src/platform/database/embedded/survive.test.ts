import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildServer, shortLived, watchChild } from '../../../testing/product/child-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { openEmbedded } from './open.ts';

const writer = fileURLToPath(
  new URL('../../../testing/database/embedded-writer.ts', import.meta.url),
);

const startWriter = (
  dataDir: string,
  { first = 0, count = 0, nodeOptions = [] as string[] } = {},
): ChildServer =>
  watchChild(
    spawn(
      process.execPath,
      [...shortLived, ...nodeOptions, writer, dataDir, String(first), String(count)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ),
  );

const kill = async (child: ChildServer): Promise<void> => {
  child.process.kill('SIGKILL');
  expect(await child.ended()).toBe('SIGKILL');
};

const acknowledged = (child: ChildServer): number[] =>
  [...child.output().stdout.matchAll(/^(\d+)\n/gm)].map(([, number]) => Number(number));

const unexpected = (error: Error) => {
  throw error;
};

const open = (dataDir: string) =>
  openEmbedded({ dataDir, durable: true, types: pg.types, onCrash: unexpected });

const readNumbers = async (dataDir: string): Promise<number[]> => {
  const { pool, close } = await open(dataDir);
  const { rows } = await pool.query<{ number: number }>(
    'select number from written order by number',
  );
  await close();
  return rows.map(({ number }) => number);
};

describe('the embedded database, killed', () => {
  let root: string;
  const children: ChildServer[] = [];
  const start = (...given: Parameters<typeof startWriter>): ChildServer => {
    const child = startWriter(...given);
    children.push(child);
    return child;
  };

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'tandem-survive-'));
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    rmSync(root, { recursive: true, force: true });
  });

  test('while it is made for the first time leaves a folder that opens', async () => {
    const files = (dataDir: string): number => {
      const beside = path.join(dataDir, 'database.new');
      return existsSync(beside) ? readdirSync(beside, { recursive: true }).length : 0;
    };
    const isMade = (dataDir: string): boolean => existsSync(path.join(dataDir, 'database'));
    const moments: ((dataDir: string) => boolean)[] = [
      (dataDir) => existsSync(path.join(dataDir, 'database.new')),
      (dataDir) => files(dataDir) > 100,
      (dataDir) => existsSync(path.join(dataDir, 'database.new', 'postmaster.pid')),
      isMade,
    ];
    for (const [index, moment] of moments.entries()) {
      const dataDir = path.join(root, `made-${index}`);
      const child = start(dataDir);
      await waitFor('that moment comes', () => moment(dataDir) || isMade(dataDir));
      await kill(child);
      const { pool, close } = await open(dataDir);
      await pool.query('create table if not exists written (number int primary key, text text)');
      await close();
      expect(await readNumbers(dataDir)).toEqual([]);
      expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock']);
    }
  }, 300_000);

  test('while it writes keeps every row that it said was stored', async () => {
    const dataDir = path.join(root, 'writes');
    const stored: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const child = start(dataDir, { first: round * 100_000, count: 100_000 });
      const enough = 20 + 60 * round;
      await waitFor('some rows are stored', () => acknowledged(child).length >= enough);
      await kill(child);
      stored.push(...acknowledged(child));
      const found = new Set(await readNumbers(dataDir));
      expect(stored.filter((number) => !found.has(number))).toEqual([]);
      // At most the row that was being written is there beside those that were told.
      expect(found.size - stored.length).toBeLessThanOrEqual(round + 1);
    }
  }, 120_000);

  test('while another start waits for its folder lets the next one in', async () => {
    const dataDir = path.join(root, 'held');
    const holder = start(dataDir, { count: 1_000_000 });
    await waitFor('the folder is held', () => holder.output().stdout.includes('ready'));
    const second = start(dataDir, { first: 2_000_000, count: 5 });
    expect(await second.ended()).toBe(1);
    expect(second.output().stderr).toBe(
      `The data folder ${dataDir} is in use by another running Tandem.\n`,
    );
    const before = acknowledged(holder).length;
    await waitFor('the holder goes on', () => acknowledged(holder).length > before);
    await kill(holder);
    const found = await readNumbers(dataDir);
    expect(found).toEqual(expect.arrayContaining(acknowledged(holder)));
    expect(found.every((number) => number < 2_000_000)).toBe(true);
  }, 60_000);

  test('by the machine itself loses nothing either: every commit reaches the disk', async () => {
    const dataDir = path.join(root, 'disk');
    const traces = path.join(root, 'traces');
    mkdirSync(traces);
    const child = start(dataDir, {
      count: 25,
      nodeOptions: [
        '--trace-event-categories=node.fs.sync',
        `--trace-event-file-pattern=${path.join(traces, '${rotation}.log')}`,
      ],
    });
    expect(await child.ended()).toBe(0);
    expect(child.output().stderr).toBe('');
    const trace = readdirSync(traces)
      .map((name) => readFileSync(path.join(traces, name), 'utf8'))
      .join('');
    const synced = trace.match(/"name":"fs\.sync\.fsync"/g) ?? [];
    // Each is told twice, when it begins and when it ends.
    expect(synced.length / 2).toBeGreaterThanOrEqual(25);
  }, 60_000);
});
