import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cardChange,
  cardChangeKinds,
  sqlOfCardChange,
  type CardChange,
} from '../../../testing/follow-up/card-changes.ts';
import type { Facts } from '../../../testing/follow-up/drawn-facts.ts';
import { factChangeKinds } from '../../../testing/follow-up/fact-changes.ts';
import { openSmallCentre, type SmallCentre } from '../../../testing/follow-up/small-centre.ts';
import { roundsOf } from '../../../testing/database/rounds.ts';
import { postgresUrl } from '../../../testing/database/template.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import type { TestServer } from '../../../testing/product/test-server.ts';
import { tidyCardChanges } from './tidy-card-changes.ts';

/** What happens: changes in one transaction, while which the lists may be read, of one server or another; then time may pass. */
interface Event {
  changes: CardChange[];
  isReadMeanwhile: boolean;
  hours: number;
}

const event: fc.Arbitrary<Event> = fc.record({
  changes: fc.array(cardChange, { minLength: 1, maxLength: 3 }),
  isReadMeanwhile: fc.boolean(),
  hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(90) }),
});

interface Reader {
  accountId: number;
  signInId: number;
}

interface World extends Facts {
  readers: Reader[];
}

describe('the lists of cards that are kept', () => {
  const clock = standingClock('2026-11-02T08:00:00Z');
  let centre: SmallCentre;
  let server: TestServer;
  let other: TestServer;
  let freshLimit = 1000;

  beforeAll(async () => {
    centre = await openSmallCentre(clock.now);
    ({ server, other } = centre);
  }, 60_000);

  afterAll(() => centre.close());

  const query = async <Row extends object>(text: string) =>
    (await server.services.db.pool.query<Row>(text)).rows;

  const signedIn = async (accountId: number): Promise<Reader> => {
    const [row] = await query<{ id: number }>(
      `insert into sign_ins (account_id, refresh_hash, device, created_at, last_used_at)
       values (${accountId}, gen_random_uuid()::text, '', now(), now()) returning id`,
    );
    return { accountId, signInId: row?.id ?? 0 };
  };

  /** The centre's people, all scored with each other and signed in. */
  const someWorld = async (): Promise<World> => {
    const { candidateIds, needIds, accounts } = await centre.addPeople();
    const readers: Reader[] = [];
    for (const accountId of [...accounts.candidates, ...accounts.companies])
      readers.push(await signedIn(accountId));
    await query(
      `insert into match_scores select a, o, 500 + a * 7 % 50 + o, 1, 1, 1, 1, timestamptz '2026-11-01 08:00+00'
       from unnest(array[${candidateIds.join()}]) a, unnest(array[${needIds.join()}]) o`,
    );
    return { candidateIds, needIds, staffId: 1, readers };
  };

  const read = async (from: TestServer, { signInId }: Reader, limit?: number) => {
    const as = await from.services.tokens.makeAccess({ signInId });
    const { status, raw, headers } = await from.call('GET /match_cards/', { as, query: { limit } });
    return { status, text: raw.toString(), total: headers['x-total-count'], tag: headers.etag };
  };

  /** Asked for by a limit that nobody has used: nothing is kept of it. */
  const readAfresh = (from: TestServer, reader: Reader) => {
    freshLimit += 1;
    return read(from, reader, freshLimit);
  };

  const readAll = (from: TestServer, { readers }: World) =>
    Promise.all(readers.map((reader) => read(from, reader)));

  const readAllAfresh = (from: TestServer, { readers }: World) =>
    Promise.all(readers.map((reader) => readAfresh(from, reader)));

  const done = new Set<string>();

  const make = async (world: World, { changes, isReadMeanwhile }: Event): Promise<void> => {
    const made = await centre.change(
      changes.map((one) => ({ kind: one.kind, text: sqlOfCardChange(one, world) })),
      isReadMeanwhile ? () => readAll(other, world) : undefined,
    );
    for (const kind of made) done.add(kind);
  };

  test('say what would be said afresh, after any sequence of changes, whichever server is asked', async () => {
    const property = fc.asyncProperty(
      fc.array(event, { maxLength: 15, size: 'max' }),
      async (events) => {
        const world = await someWorld();
        await readAll(server, world);
        for (const [index, one] of events.entries()) {
          await make(world, one);
          clock.pass(one.hours, 'hours');
          const [asked, beside] = index % 2 === 0 ? [server, other] : [other, server];
          expect(await readAll(asked, world)).toEqual(await readAllAfresh(beside, world));
        }
      },
    );
    await fc.assert(property, { seed: 20_261_128, numRuns: roundsOf(15), endOnFailure: true });
  }, 300_000);

  const eachMatch = [
    [1, 1],
    [1, 4],
    [0, 1],
    [2, 1],
    [3, 3],
  ] as const;
  // One server reads there, of triggers that are the same: a change and another of the same kind on one match say it.
  const changedMatches = postgresUrl() === null ? eachMatch.slice(0, 2) : eachMatch;

  /** Each kind of change by itself, on matches that are finalised, open, queued, or not there yet; with what is there already. */
  test('say what would be said afresh after each kind of change, and after another of the same kind', async () => {
    for (const kind of [...cardChangeKinds, ...factChangeKinds]) {
      const world = await someWorld();
      const change = (one: CardChange['kind'], n: number, of: number) =>
        make(world, {
          changes: [{ kind: one, a: of, b: of, n }],
          isReadMeanwhile: false,
          hours: 0,
        });
      for (const one of ['finalised', 'enrolled'] as const) await change(one, 1, 0);
      for (const one of ['interested', 'proposed', 'opened', 'set_back'] as const)
        await change(one, 3, 1);
      // Set back, so that it waits since then; and not scored yet.
      await change('moved', 2, 1);
      await change('unscored', 1, 3);
      // Queued: it waits again from the day on that its mark says.
      await change('moved', 4, 2);
      for (const one of ['priced', 'need_priced'] as const) await change(one, 50, 1);
      await readAll(server, world);
      for (const [at, n] of changedMatches) {
        await change(kind, n, at);
        const kept = await readAll(server, world);
        expect({ kind, n, kept }).toEqual({ kind, n, kept: await readAllAfresh(other, world) });
      }
    }
  }, 120_000);

  test('were tried with every kind of change', () => {
    expect(cardChangeKinds.filter((kind) => !done.has(kind))).toEqual([]);
  });

  test('are the very ones that were written before while nothing has changed, and older changes are let go', async () => {
    const world = await someWorld();
    const [reader] = world.readers;
    if (!reader) throw new Error('There is a reader.');
    const before = await read(server, reader);
    await server.services.db.pool.query('alter table match_scores disable trigger all');
    await query(`update match_scores set score = 1 where applicant_id = ${world.candidateIds[0]}`);
    await server.services.db.pool.query('alter table match_scores enable trigger all');
    // Nobody has told that it is another one: so it is the one that was kept.
    expect(await read(server, reader)).toEqual(before);
    expect((await readAfresh(server, reader)).text).not.toBe(before.text);
    await query("update card_changes set at = at - interval '2 days'");
    await tidyCardChanges(server.services.db);
    expect(await query('select account_id from card_changes')).toEqual([{ account_id: 0 }]);
    expect((await read(server, reader)).text).toBe((await readAfresh(server, reader)).text);
  });

  test('show nobody who has been deleted, and no need that is gone, though their scores are still there', async () => {
    const world = await someWorld();
    const before = await readAll(server, world);
    await query(
      `delete from accounts where id = (select account_id from applicants where id = ${world.candidateIds[0]})`,
    );
    await query(`delete from offers where id = ${world.needIds[0]}`);
    const after = await readAll(server, world);
    expect(after).toEqual(await readAllAfresh(other, world));
    const countsOf = (answers: typeof before) =>
      answers.map(({ status, text }) =>
        status === 200 ? (JSON.parse(text) as unknown[]).length : status,
      );
    expect(countsOf(before)).toEqual([4, 4, 4, 4, 8, 8]);
    expect(countsOf(after)).toEqual([401, 3, 3, 3, 3, 6]);
  });

  test('are refused at once to whoever has signed out', async () => {
    const { readers } = await someWorld();
    const [reader] = readers;
    if (!reader) throw new Error('There is a reader.');
    expect((await read(server, reader)).status).toBe(200);
    await query(`delete from sign_ins where id = ${reader.signInId}`);
    expect((await read(server, reader)).status).toBe(401);
  });
});
