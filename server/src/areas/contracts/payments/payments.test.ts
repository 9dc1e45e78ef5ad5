import { addDays, addMonths } from '@tandem/domain/calendar/days';
import type { InstalmentKey } from '@tandem/domain/contracts/payments/instalments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { moveFile, signWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('what an OPCO pays for a contract', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  const { now, today } = clockOfToday();

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
    await moveFile(server, superuser, world.matchId, 'lodge', { day: today });
  });

  afterAll(() => server.close());

  const params = () => ({ matchId: world.matchId });

  const list = async ({ token: as }: Person = superuser) =>
    server.call('GET /contract/file/{matchId}/payments/', { as, params: params() });

  const note = (instalment: InstalmentKey, day: string) =>
    server.call('PUT /contract/file/{matchId}/payments/{instalment}/', {
      as: superuser.token,
      params: { ...params(), instalment },
      body: { received_on: day },
    });

  const waits = async () => {
    const { body } = await server.call('GET /follow-up/waits/', {
      as: superuser.token,
      query: { everyone: true },
    });
    return body.items.filter(({ kind }) => kind === 'contract_payment').length;
  };

  /** As if the contract had begun so many months ago. */
  const begunAgo = (months: number) =>
    server.services.db.pool.query('update enrolments set begins_on = $1, ends_on = $2', [
      addMonths(today, -months),
      addMonths(today, 24 - months),
    ]);

  test('is asked for once it is accepted, of the staff alone', async () => {
    expect((await list()).body).toEqual([]);
    expect((await note('start', today)).status).toBe(409);
    await moveFile(server, superuser, world.matchId, 'accept', { day: today });
    expect((await list()).body.map(({ instalment }) => instalment)).toEqual([
      'start',
      'month7',
      'month10',
      'balance',
    ]);
    expect((await list(world.company)).status).toBe(403);
    expect(await waits()).toBe(0);
  });

  test('waits from its day on, until it is told to have come, and again where that is taken back', async () => {
    await begunAgo(1);
    expect(await waits()).toBe(1);
    expect((await note('start', addDays(today, 1))).status).toBe(400);
    const early = await note('start', addDays(addMonths(today, -1), -1));
    expect([early.status, JSON.stringify(early.body)]).toEqual([
      400,
      expect.stringContaining('avant le début du contrat'),
    ]);
    expect((await note('start', today)).body[0]).toMatchObject({ received_on: today });
    expect((await note('start', today)).status).toBe(200);
    expect(await waits()).toBe(0);
    await begunAgo(8);
    expect(await waits()).toBe(1);
    await note('month7', today);
    expect(await waits()).toBe(0);
    expect((await note('month7', '')).body[1]).toMatchObject({ received_on: null });
    expect(await waits()).toBe(1);
  });

  test('once the contract is broken, asks for its balance alone, four months later', async () => {
    await note('month7', today);
    await server.call('POST /matches/{id}/breaking/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { broken_on: today, broken_by: 'both', reason: 'agreement' },
    });
    expect((await list()).body.map(({ instalment, due_on: day }) => [instalment, day])).toEqual([
      ['start', addMonths(today, -8)],
      ['month7', addMonths(addMonths(today, -8), 6)],
      ['balance', addMonths(today, 4)],
    ]);
    expect(await waits()).toBe(0);
    await server.services.db.pool.query('update enrolments set broken_on = $1', [
      addMonths(today, -5),
    ]);
    expect(await waits()).toBe(1);
    await note('balance', today);
    expect(await waits()).toBe(0);
  });
});
