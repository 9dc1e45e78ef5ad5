import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEmbeddedTemplate } from '../../../testing/database/template.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { openEmbedded, poolThrough, type Embedded } from './open.ts';

const unexpected = (error: Error) => {
  throw error;
};

const open = (dataDir: string): Promise<Embedded> =>
  openEmbedded({ dataDir, durable: false, types: pg.types, onCrash: unexpected });

describe('connections of the embedded database', () => {
  let remove: () => void;
  let embedded: Embedded;
  let pool: pg.Pool;

  beforeAll(async () => {
    const copy = copyEmbeddedTemplate();
    ({ remove } = copy);
    embedded = await open(copy.dataDir);
    ({ pool } = embedded);
    await pool.query('create table scraps (id int primary key, text text not null)');
  });

  afterAll(async () => {
    await embedded.close();
    remove();
  });

  const countNotes = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int from scraps');
    return rows[0]?.count ?? -1;
  };

  test('an error is told to its query and to no other', async () => {
    const outcomes = await Promise.allSettled([
      pool.query('select 1 / 0'),
      pool.query('select 1 as one'),
      pool.query('selec'),
      pool.query('insert into scraps values ($1, $2)', ['not a number', 'x']),
      pool.query('select $1::int + 1 as two', [1]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[0]).toMatchObject({ reason: { code: '22012' } });
    expect(outcomes[1]).toMatchObject({ value: { rows: [{ one: 1 }] } });
    expect(outcomes[4]).toMatchObject({ value: { rows: [{ two: 2 }] } });
  });

  test('an error inside a transaction ends with it', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into scraps values (1, 'lost')");
    await expect(client.query("insert into scraps values (1, 'again')")).rejects.toMatchObject({
      code: '23505',
    });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    client.release();
    expect(await countNotes()).toBe(0);
  });

  test('a transaction left open is rolled back when its connection ends', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into scraps values (2, 'lost')");
    client.release(true);
    expect(await countNotes()).toBe(0);
    await pool.query("insert into scraps values (3, 'kept')");
    expect(await countNotes()).toBe(1);
    await pool.query('delete from scraps');
  });

  test('what a connection sets and locks does not reach the next', async () => {
    const client = await pool.connect();
    await client.query("set statement_timeout = '17s'");
    await client.query('create temporary table passing (id int)');
    await client.query({ name: 'answer', text: 'select 42' });
    client.release(true);
    const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
    expect(rows[0]?.statement_timeout).toBe('0');
    await expect(pool.query('select * from passing')).rejects.toMatchObject({ code: '42P01' });
    await expect(pool.query('execute answer')).rejects.toMatchObject({ code: '26000' });
  });

  test('connections wait their turn', async () => {
    const order: string[] = [];
    const use = async (name: string): Promise<void> => {
      const client = await pool.connect();
      order.push(`${name} begins`);
      await client.query('select pg_sleep(0)');
      order.push(`${name} ends`);
      client.release();
    };
    await Promise.all([use('a'), use('b'), use('c')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('a thread of its own waits for the transaction that another has begun, and the other way round', async () => {
    const joined = poolThrough(embedded.port(), pg.types);
    const [ours, theirs] = [await pool.connect(), await joined.connect()];
    const order: string[] = [];
    const insert = async (client: pg.PoolClient, id: number): Promise<void> => {
      await client.query('insert into scraps values ($1, $2)', [id, 'x']);
      order.push(`${id}`);
    };
    for (const [first, second, id] of [
      [ours, theirs, 10],
      [theirs, ours, 20],
    ] as const) {
      await first.query('begin');
      const later = insert(second, id + 1);
      await insert(first, id);
      await first.query('rollback');
      await later;
    }
    ours.release();
    expect(order).toEqual(['10', '11', '20', '21']);
    expect(await countNotes()).toBe(2);
    await theirs.query('begin');
    await theirs.query('delete from scraps');
    theirs.release(true);
    expect(await countNotes()).toBe(2);
    await joined.end();
    await pool.query('delete from scraps');
  });

  test('large results and large values arrive whole', async () => {
    const { rows } = await pool.query<{ id: number; text: string }>(
      "select id, repeat('é', 10000) as text from generate_series(1, 1000) id",
    );
    expect(rows).toHaveLength(1000);
    expect(rows.at(-1)).toEqual({ id: 1000, text: 'é'.repeat(10_000) });
    const bytes = Buffer.alloc(8_000_000, 7);
    const sent = await pool.query<{ length: number; back: Buffer }>(
      'select length($1::bytea) as length, $1::bytea as back',
      [bytes],
    );
    expect(sent.rows[0]?.length).toBe(bytes.length);
    expect(sent.rows[0]?.back.equals(bytes)).toBe(true);
  });

  test('what is told beside the results is heard', async () => {
    const client = await pool.connect();
    const notices: (string | undefined)[] = [];
    client.on('notice', ({ message }) => notices.push(message));
    await client.query("do $$ begin raise notice 'été'; end $$");
    client.release(true);
    expect(notices).toEqual(['été']);
  });
});

describe('a thread that breaks', () => {
  test('is told, and leaves no query waiting', async () => {
    const { dataDir, remove } = copyEmbeddedTemplate();
    const told: string[] = [];
    const embedded = await openEmbedded({
      dataDir,
      durable: false,
      types: pg.types,
      onCrash: ({ message }) => told.push(message),
    });
    const client = await embedded.pool.connect();
    const lost: string[] = [];
    client.on('error', ({ message }) => lost.push(message));
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    stream.write(Buffer.alloc(8));
    await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
    client.release(true);
    await waitFor('the crash is told', () => told.length > 0);
    expect(told[0]).toContain('Not a message of the PostgreSQL protocol');
    await waitFor('the thread is gone', () => told.length > 1);
    await expect(embedded.pool.query('select 1')).rejects.toThrow('The embedded database stopped');
    remove();
  });
});

describe('a data folder', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'tandem-embedded-'));
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is made on first use, and keeps what was written', async () => {
    const dataDir = path.join(root, 'new', 'below');
    const first = await open(dataDir);
    await first.pool.query('create table kept (id int)');
    await first.close();
    const second = await open(dataDir);
    expect((await second.pool.query('select * from kept')).rows).toEqual([]);
    await second.close();
  });

  test('that a kill left half made is made anew', async () => {
    const dataDir = path.join(root, 'half');
    mkdirSync(path.join(dataDir, 'database.new', 'base'), { recursive: true });
    writeFileSync(path.join(dataDir, 'database.new', 'PG_VERSION'), '17');
    const embedded = await open(dataDir);
    expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await embedded.close();
  });

  test('that cannot be read fails, and is not held', async () => {
    const dataDir = path.join(root, 'spoilt');
    mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), 'spoilt');
    await expect(open(dataDir)).rejects.toThrow('PGlite failed to initialize');
    await expect(open(dataDir)).rejects.toThrow('PGlite failed to initialize');
  });

  test('is open once at a time, and says so in one line', async () => {
    const { dataDir, remove } = copyEmbeddedTemplate();
    const embedded = await open(dataDir);
    await expect(open(dataDir)).rejects.toThrow(/^The data folder [^\n]+ is in use [^\n]+$/);
    await embedded.close();
    await (await open(dataDir)).close();
    remove();
  });
});
