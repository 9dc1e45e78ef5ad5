import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import { idleRunners } from '../../testing/product/idle-runners.ts';
import { openSomeDatabase, someDatabase } from '../../testing/database/template.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openJobQueue, type Runners } from './queue.ts';

// The embedded database has one connection: there no job is taken up while a transaction is open.
test('a job that waits for several transactions is taken up when the last of them holds', async () => {
  const some = await someDatabase();
  const db = await openSomeDatabase(some);
  await db.pool.query('create table changes (name text)');
  const queue = await openJobQueue(db, pino({ level: 'silent' }));
  const keyOf = ({ needId }: { needId?: number }) => `offer ${needId}`;
  const add = (tx: Parameters<typeof queue.add>[0], needId: number) =>
    queue.add(tx, 'rescore', [{ needId }], (data) => keyOf(data as { needId: number }));

  await db.transaction((tx) => add(tx, 1));
  const { open: letCommit, opened: mayCommit } = gate();
  const { open: tellAdded, opened: added } = gate();
  const later = db.transaction(async (tx) => {
    await add(tx, 1);
    tellAdded();
    await sql`insert into changes values ('later')`.execute(tx);
    await mayCommit;
  });
  await added;
  await db.transaction((tx) => add(tx, 2));

  const seen = new Map<number, number>();
  const rescore: Runners['rescore'] = async (subject) => {
    const { rows } = await db.pool.query('select from changes');
    if ('needId' in subject) seen.set(subject.needId, rows.length);
  };
  await queue.work({ ...idleRunners, rescore });
  // Both are taken up at once, but for what an open transaction has asked for.
  await waitFor('the other has run', () => seen.has(2));
  expect(seen.has(1)).toBe(false);
  letCommit();
  await later;
  await waitFor('it runs', () => seen.has(1));
  expect(seen.get(1)).toBe(1);
  await queue.stop();
  await db.close();
  await some.remove();
});
