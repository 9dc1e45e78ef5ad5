import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { roundsOf } from '../../testing/database/rounds.ts';
import { proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import { letAnHourPass } from '../../testing/fixtures/pace.ts';
import {
  completeCandidate,
  launch,
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

const rounds = roundsOf(10);

/** On both databases: transactions wait for each other or take turns. */
describe('a moment at the same instant', { timeout: 90_000 + rounds * 1500 }, () => {
  let server: TestServer;
  let world: Placement;
  let rival: Person;
  let matches: [number, number];

  beforeAll(async () => {
    server = await startTestServer();
    world = await somePlacement(server, await someSuperuser(server));
    rival = await completeCandidate(server, world.superuser, world.training);
    await launch(server, world.superuser);
    const { body } = await server.call('GET /matches/', { as: rival.token });
    matches = [world.matchId, body[0]?.id ?? 0];
    for (const id of matches)
      await server.call('POST /matches/{id}/', {
        as: world.company.token,
        params: { id },
        body: { action: 1 },
      });
  });

  afterAll(() => server.close());

  /** Many rounds last longer than an access token. */
  const signInAgain = async (): Promise<void> => {
    for (const person of [world.candidate, world.company, world.superuser, rival])
      Object.assign(person, await signIn(server, person.email));
  };

  const take = async ({ token }: Person, id: number, moment: string) =>
    (
      await server.call('POST /meetings/{id}/take/', {
        as: token,
        params: { id },
        body: { moment },
      })
    ).status;

  const cancel = async (id: number) =>
    (
      await server.call('POST /meetings/{id}/cancel/', {
        as: world.company.token,
        params: { id },
        body: { reason: '' },
      })
    ).status;

  const planned = async (): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ count: number }>(
      "select count(*)::int as count from meetings where state = 'planned'",
    );
    return rows[0]?.count ?? 0;
  };

  const eachRound = async (round: () => Promise<void>): Promise<void> => {
    for (let count = 0; count < rounds; count += 1) {
      if (count % 100 === 99) await signInAgain();
      await letAnHourPass(server);
      await round();
    }
  };

  test('of two candidates who take the same one of the company’s, one has it', async () => {
    const moment = momentIn(3);
    const { company, candidate } = world;
    await eachRound(async () => {
      const [own, other] = [
        await proposeMeeting(server, { company, matchId: matches[0] }, [moment]),
        await proposeMeeting(server, { company, matchId: matches[1] }, [moment]),
      ];
      const answers = await Promise.all([
        take(candidate, own.id, moment),
        take(rival, other.id, moment),
      ]);
      expect(new Set(answers)).toEqual(new Set([200, 409]));
      expect(await planned()).toBe(1);
      await Promise.all([cancel(own.id), cancel(other.id)]);
    });
  });

  test('of two moments taken in two tabs one holds, and taken against cancelled: one wins', async () => {
    const { company, candidate } = world;
    await eachRound(async () => {
      const { id } = await proposeMeeting(server, { company, matchId: matches[0] });
      const tabs = [momentIn(3), momentIn(4)].map((moment) => take(candidate, id, moment));
      expect(new Set(await Promise.all(tabs))).toEqual(new Set([200, 409]));
      expect(await planned()).toBe(1);
      await cancel(id);
      const next = await proposeMeeting(server, { company, matchId: matches[0] }, [momentIn(3)]);
      const [taken, fallen] = await Promise.all([
        take(candidate, next.id, momentIn(3)),
        cancel(next.id),
      ]);
      // What is cancelled after it was taken is cancelled; what is taken after it was cancelled is refused.
      expect(fallen).toBe(200);
      expect([200, 409]).toContain(taken);
      expect(await planned()).toBe(0);
    });
  });
});
