import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../testing/fixtures/by-calls.ts';
import type { Facts } from '../../../testing/follow-up/drawn-facts.ts';
import {
  factChange,
  factChangeKinds,
  sqlOf,
  type FactChange,
} from '../../../testing/follow-up/fact-changes.ts';
import { keptFaults } from '../../../testing/follow-up/kept-faults.ts';
import { openSmallCentre, type SmallCentre } from '../../../testing/follow-up/small-centre.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import type { TestServer } from '../../../testing/product/test-server.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { renewCauses } from './renew-causes.ts';

/** What happens: facts change in one transaction, which may stay open while another server renews; then days may pass. */
interface Event {
  changes: FactChange[];
  staysOpen: boolean;
  renews: boolean;
  days: number;
}

const event: fc.Arbitrary<Event> = fc.record({
  changes: fc.array(factChange, { minLength: 1, maxLength: 4 }),
  staysOpen: fc.boolean(),
  renews: fc.boolean(),
  days: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(20) }),
});

describe('who waits for what, as it is kept', () => {
  const clock = standingClock('2026-11-02T08:00:00Z');
  let centre: SmallCentre;
  let server: TestServer;
  let other: TestServer;
  let staffId: number;

  beforeAll(async () => {
    centre = await openSmallCentre(clock.now);
    ({ server, other } = centre);
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      "select id from accounts where kind = 'superuser'",
    );
    staffId = rows[0]?.id ?? 0;
  }, 60_000);

  afterAll(() => centre.close());

  const someWorld = async (): Promise<Facts> => ({ ...(await centre.addPeople()), staffId });

  const done = new Set<string>();

  const change = async (world: Facts, { changes, staysOpen }: Event): Promise<void> => {
    const made = await centre.change(
      changes.map((one) => ({ kind: one.kind, text: sqlOf(one, world) })),
      staysOpen ? () => renewCauses(other.services) : undefined,
    );
    for (const kind of made) done.add(kind);
  };

  test('is what would be told afresh, after any sequence of changes, whichever server renews', async () => {
    const property = fc.asyncProperty(
      fc.array(event, { maxLength: 25, size: 'max' }),
      async (events) => {
        const world = await someWorld();
        for (const one of events) {
          await change(world, one);
          clock.pass(one.days, 'days');
          if (one.renews)
            await Promise.all([renewCauses(server.services), renewCauses(other.services)]);
        }
        expect(await keptFaults(other.services)).toEqual([]);
      },
    );
    await fc.assert(property, { seed: 20_261_124, numRuns: 40, endOnFailure: true });
  }, 300_000);

  test('was tried with every kind of change', () => {
    expect(factChangeKinds.filter((kind) => !done.has(kind))).toEqual([]);
  });

  test('would be noticed if it were not', async () => {
    const { pool } = server.services.db;
    await pool.query(
      `update follow_up_causes set count = count + 1
       where id = (select min(id) from follow_up_causes)`,
    );
    expect(await keptFaults(server.services)).toHaveLength(2);
    await pool.query("update follow_up_told_by set version = 'another'");
    expect(await keptFaults(server.services)).toHaveLength(0);
  });

  test('the staff’s list and its counts are what the rule tells of everybody', async () => {
    const { token: as } = await signIn(server, centre.superuser.email);
    const now = clock.now();
    const { people } = await readFollowUp(server.services.db.read, now);
    const late = people.flatMap(({ waits }) => waits.filter(({ isLate }) => isLate));
    const ask = async (everyone: boolean) =>
      (await server.call('GET /follow-up/waits/', { as, query: { everyone } })).body;
    const shown = await ask(false);
    expect(shown.total).toBe(late.length);
    const textOf = (kind: string, subjectId: number, since: string) =>
      `${kind} ${subjectId} ${since}`;
    expect(
      shown.items.map((one) => textOf(one.kind, one.subject_id, one.since)).toSorted(),
    ).toEqual(
      late
        .map(({ kind, subjectId, since }) => textOf(kind, subjectId, since.toISOString()))
        .toSorted(),
    );
    expect(shown.items.every((one) => one.late)).toBe(true);
    expect((await ask(true)).total).toBe(people.flatMap(({ waits }) => waits).length);
    const { body } = await server.call('GET /follow-up/work/', { as });
    expect(body.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(late.length);
    const page = await server.call('GET /follow-up/waits/', {
      as,
      query: { limit: 2, offset: 1 },
    });
    expect(page.body).toEqual({ total: shown.total, items: shown.items.slice(1, 3) });
  });
});
