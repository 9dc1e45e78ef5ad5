import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planAsTheProduct } from '../../testing/database/plan-once.ts';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../testing/database/template.ts';
import { joinDatabase, type Database, type Queries, type Writes } from './database.ts';
import { preparedStatement, readPrepared } from './prepared.ts';

/** On both databases: transactions wait for each other or take turns. */
describe('the database', () => {
  let some: SomeDatabase;
  let db: Database;
  let planAsBefore: () => void;

  beforeAll(async () => {
    planAsBefore = planAsTheProduct();
    some = await someDatabase();
    db = await openSomeDatabase(some);
    await db.pool.query('create table counters (name text primary key, value int not null)');
  });

  afterAll(async () => {
    planAsBefore();
    await db.close();
    await some.remove();
  });

  const set = (tx: Writes, name: string, value: number) =>
    sql`insert into counters values (${name}, ${value})
        on conflict (name) do update set value = excluded.value`.execute(tx);

  const read = async (name: string): Promise<number | undefined> => {
    const { rows } = await sql<{
      value: number;
    }>`select value from counters where name = ${name}`.execute(db.read);
    return rows[0]?.value;
  };

  /** Ends the transaction as the database does when two of them collide. */
  const collide = (tx: Writes, code: string) =>
    sql
      .raw(`do $$ begin raise exception 'collision' using errcode = '${code}'; end $$`)
      .execute(tx);

  test('keeps a whole transaction', async () => {
    const result = await db.transaction(async (tx) => {
      await set(tx, 'kept a', 1);
      await set(tx, 'kept b', 2);
      return 'done';
    });
    expect(result).toBe('done');
    expect([await read('kept a'), await read('kept b')]).toEqual([1, 2]);
  });

  test('keeps nothing of one that fails', async () => {
    const work = db.transaction(async (tx) => {
      await set(tx, 'lost', 1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await read('lost')).toBeUndefined();
  });

  test('refuses a query beside the open transaction at once, and the transaction goes on', async () => {
    await db.transaction(async (tx) => {
      await set(tx, 'beside', 1);
      await expect(read('beside')).rejects.toThrow('A query beside the open transaction.');
      await expect(db.transaction((other) => set(other, 'nested', 1))).rejects.toThrow(
        'A query beside the open transaction.',
      );
      await set(tx, 'beside', 2);
    });
    expect(await read('beside')).toBe(2);
    expect(await read('nested')).toBeUndefined();
  });

  test('lets transactions wait their turn', async () => {
    await db.transaction((tx) => set(tx, 'turns', 0));
    const addOne = () =>
      db.transaction(async (tx) => {
        const { rows } = await sql<{
          value: number;
        }>`select value from counters where name = 'turns' for update`.execute(tx);
        await set(tx, 'turns', (rows[0]?.value ?? 0) + 1);
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await read('turns')).toBe(40);
  });

  test('reads counts as numbers and dates as dates', async () => {
    const { rows } = await sql`
      select count(*) as count, '2026-09-01T10:00:00Z'::timestamptz as at`.execute(db.read);
    expect(rows).toEqual([{ count: 1, at: new Date('2026-09-01T10:00:00Z') }]);
  });

  /** The name of the counter with a value, by a statement that is prepared. */
  const named = async (from: Queries, value: number): Promise<string | null> => {
    const query = from.selectNoFrom(
      sql<string | null>`(select name from counters where value = ${value})`.as('name'),
    );
    const [row] = await readPrepared(from, query);
    return row?.name ?? null;
  };

  test('plans a prepared statement once a connection, whatever it asks for', async () => {
    await db.transaction(async (tx) => {
      await set(tx, 'prepared', 71);
      await set(tx, 'prepared too', 72);
      const { rows: before } = await sql`select name from pg_prepared_statements`.execute(tx);
      expect([await named(tx, 71), await named(tx, 72), await named(tx, 73)]).toEqual([
        'prepared',
        'prepared too',
        null,
      ]);
      const { rows } = await sql`select name from pg_prepared_statements`.execute(tx);
      expect(rows.length - before.length).toBe(1);
    });
  });

  test('puts a statement together once, and asks it with the values of each turn', async () => {
    let built = 0;
    const namesBetween = preparedStatement(
      (from: Queries, { least, limit }: { least: number; limit: number | null }) => {
        built += 1;
        return from
          .selectFrom(
            sql<{ name: string; value: number }>`(select * from counters)`.as<'known'>('known'),
          )
          .select('known.name')
          .where('known.value', '>=', least)
          .orderBy('known.value')
          .limit(limit);
      },
    );
    const namesOf = async (from: Queries, least: number, limit: number | null) =>
      (await namesBetween(from, { least, limit })).map(({ name }) => name);
    await db.transaction(async (tx) => {
      await set(tx, 'first', 901);
      await set(tx, 'second', 902);
      expect(await namesOf(tx, 901, 1)).toEqual(['first']);
    });
    expect(await namesOf(db.read, 902, 1)).toEqual(['second']);
    expect(await namesOf(db.read, 901, null)).toEqual(['first', 'second']);
    expect(built).toBe(1);
  });

  test('a prepared statement outlives a rollback, and another connection has its own', async () => {
    await db.transaction((tx) => set(tx, 'outlives', 81));
    const failing = db.transaction(async (tx) => {
      expect(await named(tx, 81)).toBe('outlives');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const other = joinDatabase(db.access());
    expect(await named(other.read, 81)).toBe('outlives');
    await other.close();
    expect(await Promise.all([named(db.read, 81), named(db.read, 81)])).toEqual([
      'outlives',
      'outlives',
    ]);
  });

  test.each(['40001', '40P01'])('tries again when it is asked to (%s)', async (code) => {
    let tries = 0;
    await db.transaction(async (tx) => {
      tries += 1;
      await set(tx, code, tries);
      if (tries < 3) await collide(tx, code);
    });
    expect(tries).toBe(3);
    expect(await read(code)).toBe(3);
  });

  test('gives up in the end, and at once for any other error', async () => {
    let tries = 0;
    const work = (code: string) =>
      db.transaction(async (tx) => {
        tries += 1;
        await collide(tx, code);
      });
    await expect(work('40001')).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(4);
    tries = 0;
    await expect(work('23505')).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
  });

  test('runs an effect once the transaction holds, and never before', async () => {
    const seen: (number | undefined)[] = [];
    const looks: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await set(tx, 'effect', 7);
      db.afterCommit(tx, () => {
        looks.push(read('effect').then((value) => seen.push(value)));
      });
      await set(tx, 'effect', 8);
      expect(looks).toEqual([]);
    });
    await Promise.all(looks);
    expect(seen).toEqual([8]);
  });

  test('runs no effect of a transaction or a try that was rolled back', async () => {
    const effects: string[] = [];
    const failing = db.transaction(async (tx) => {
      db.afterCommit(tx, () => effects.push('failed'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    let tries = 0;
    await db.transaction(async (tx) => {
      tries += 1;
      const name = `try ${tries}`;
      db.afterCommit(tx, () => effects.push(name));
      if (tries === 1) await collide(tx, '40001');
    });
    expect(effects).toEqual(['try 2']);
  });
});
