import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCandidate, drawing } from '../../../testing/fixtures/by-rows.ts';
import { someMachineKey } from '../../../testing/fixtures/machine-keys.ts';
import { someSuperuser, someTraining } from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type Record = { city: string | null } | null;

/** One transaction: whose town it changes, whom it deletes, and how many calls of the reader it stays open for. */
interface Writing {
  changes: number[];
  deletes: number[];
  stays: number;
}

const people = 12;
const someOf = (max: number) => fc.uniqueArray(fc.nat(people - 1), { maxLength: max });
const writing: fc.Arbitrary<Writing> = fc.record({
  changes: someOf(4),
  deletes: fc.oneof({ weight: 4, arbitrary: someOf(0) }, { weight: 1, arbitrary: someOf(1) }),
  stays: fc.nat(3),
});

describe('whoever follows with a cursor', () => {
  let server: TestServer;
  let key: string;
  let where: { sessionId: number; programmeIds: number[] };

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    const superuser = await someSuperuser(server);
    key = (await someMachineKey(server, superuser)).key;
    const training = await someTraining(server, superuser);
    where = { sessionId: training.sessionId, programmeIds: [training.programmeId] };
  });

  afterAll(() => server.close());

  const readPage = async (cursor: string, limit: number) => {
    // As at the start of another minute: how often a key may read is not what is tried here.
    await server.services.db.pool.query('update machine_keys set calls = 0');
    const { status, body } = await server.call('GET /v1/candidates/', {
      as: key,
      query: { cursor, limit },
    });
    expect(status).toBe(200);
    return body;
  };

  /** Reads a page and keeps a copy of what it tells; what nobody changed meanwhile is told once. */
  const follower = (cursor: string) => {
    const copy = new Map<number, Record>();
    const told = new Map<number, number>();
    return {
      copy,
      told,
      read: async (limit: number): Promise<boolean> => {
        const page = await readPage(cursor, limit);
        for (const { id, record } of page.items) {
          copy.set(id, record && { city: record.city });
          told.set(id, (told.get(id) ?? 0) + 1);
        }
        cursor = page.next_cursor;
        return page.more;
      },
    };
  };

  const lastCursor = async (): Promise<string> => {
    let cursor = '';
    for (let more = true; more;) ({ next_cursor: cursor, more } = await readPage(cursor, 500));
    return cursor;
  };

  /** Begins at once, and commits when it is let go. */
  const begin = (ids: readonly number[], { changes, deletes }: Writing, serial: number) => {
    const gate = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const done = server.services.db.transaction(async (tx) => {
      // In one order: two that change the same people wait for each other, and never in a circle.
      for (const index of [...changes].toSorted((a, b) => a - b))
        await tx
          .updateTable('applicants')
          .set({ city: `Ville ${serial}` })
          .where('id', '=', ids[index] ?? 0)
          .execute();
      for (const index of deletes)
        await tx
          .deleteFrom('applicants')
          .where('id', '=', ids[index] ?? 0)
          .execute();
      begun.resolve(undefined);
      await gate.promise;
    });
    return { done, begun: begun.promise, letGo: () => gate.resolve(undefined) };
  };

  test('sees what was committed behind their back by a transaction that began before they read', async () => {
    const { services } = server;
    const [slow, quick] = [
      await addCandidate(services, where, drawing(1)),
      await addCandidate(services, where, drawing(2)),
    ];
    const { read, copy } = follower(await lastCursor());
    const ids = [slow.candidateId, quick.candidateId];
    const open = begin(ids, { changes: [0], deletes: [], stays: 0 }, 1);
    await open.begun;
    const other = begin(ids, { changes: [1], deletes: [], stays: 0 }, 2);
    other.letGo();
    await other.done;
    await read(100);
    expect([...copy]).toEqual([[quick.candidateId, { city: 'Ville 2' }]]);
    open.letGo();
    await open.done;
    await read(100);
    expect(copy.get(slow.candidateId)).toEqual({ city: 'Ville 1' });
  });

  test('has in the end what there is: nothing skipped, and nothing twice without a change', async () => {
    const story = fc.record({
      writings: fc.array(writing, { minLength: 1, maxLength: 10 }),
      limit: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ writings, limit }) => {
        const { services } = server;
        const ids: number[] = [];
        const { read, copy, told } = follower(await lastCursor());
        for (let count = 0; count < people; count += 1)
          ids.push((await addCandidate(services, where, drawing(count))).candidateId);
        const open: { stays: number; letGo: () => void; done: Promise<void> }[] = [];
        for (const [serial, one] of writings.entries()) {
          const { letGo, done, begun } = begin(ids, one, serial);
          open.push({ stays: one.stays, letGo, done });
          // One that waits for another goes on once that one is let go.
          await Promise.race([begun, new Promise((resolve) => setImmediate(resolve))]);
          await read(limit);
          for (const each of open) if ((each.stays -= 1) < 0) each.letGo();
        }
        for (const { letGo } of open) letGo();
        await Promise.all(open.map(({ done }) => done));
        while (await read(limit));
        const kept = await services.db.read
          .selectFrom('applicants')
          .select(['id', 'city'])
          .where('id', 'in', ids)
          .execute();
        const truth = new Map(kept.map(({ id, city }) => [id, { city }]));
        for (const id of ids) expect(copy.get(id)).toEqual(truth.get(id) ?? null);
        for (const [index, id] of ids.entries()) {
          const touched = writings.filter(
            ({ changes, deletes }) => changes.includes(index) || deletes.includes(index),
          ).length;
          expect(told.get(id)).toBeGreaterThanOrEqual(1);
          expect(told.get(id)).toBeLessThanOrEqual(1 + touched);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
