import { slotsOf } from '@tandem/domain/forums/forum';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import {
  publishedForum,
  slotsAreFree,
  twoByTwo,
  type ForumRecord,
  type TwoByTwo,
} from '../../testing/fixtures/forums.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { letAnHourPass } from '../../testing/fixtures/pace.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

/** `MOVE_ROUNDS=1000` by hand, for the figure in docs/measurements.md. */
const rounds = Number(process.env['MOVE_ROUNDS'] ?? 3);

/** On both databases: transactions wait for each other or take turns. */
describe('a forum day at the same instant', { timeout: 90_000 + rounds * 4000 }, () => {
  let server: TestServer;
  let superuser: Person;
  let people: TwoByTwo;
  let forum: ForumRecord;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    people = await twoByTwo(server, superuser);
    forum = await publishedForum(server, people.world);
  });
  afterAll(() => server.close());

  const plan = async (): Promise<ForumRecord> =>
    (await server.call('GET /forums/{id}/', { as: superuser.token, params: { id: forum.id } }))
      .body;

  /** A slot at which nobody meets anybody. */
  const emptySlot = ({ meetings }: ForumRecord): number => {
    const used = new Set(meetings.map(({ slot }) => slot));
    const free = slotsOf(forum).findIndex((_, slot) => !used.has(slot));
    if (free < 0) throw new Error('No slot is empty.');
    return free;
  };

  const moveTo = async (meeting: number, slot: number): Promise<number> =>
    (
      await server.call('PUT /forums/{id}/meetings/{meeting}/', {
        as: superuser.token,
        params: { id: forum.id, meeting },
        body: { slot },
      })
    ).status;

  const eachRound = async (round: (turn: 'one' | 'other') => Promise<void>): Promise<void> => {
    for (let count = 0; count < rounds; count += 1) {
      if (count % 100 === 99)
        for (const person of [superuser, people.world.company, people.world.candidate])
          Object.assign(person, await signIn(server, person.email));
      await letAnHourPass(server);
      await round(count % 2 === 0 ? 'one' : 'other');
    }
  };

  const inTurn = async <Result>(turn: 'one' | 'other', both: (() => Promise<Result>)[]) =>
    Promise.all((turn === 'one' ? both : both.toReversed()).map((one) => one()));

  test('moves of two meetings of a candidate to one slot: one wins', async () => {
    const own = forum.meetings.filter((one) => one.applicant === people.other.id);
    expect(own).toHaveLength(2);
    await eachRound(async (turn) => {
      const slot = emptySlot(await plan());
      const moves = own.map(
        ({ id }) =>
          () =>
            moveTo(id, slot),
      );
      const statuses = await inTurn(turn, moves);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const after = await plan();
      expect(slotsAreFree(after)).toBe(true);
      expect(after.meetings.filter((one) => one.slot === slot)).toHaveLength(1);
    });
  });

  test('a meeting of the company’s own against one of the day: one has the moment', async () => {
    const { company, candidate, matchId, need } = people.world;
    await accept(server, people.world);
    const withCompany = forum.meetings.filter((one) => one.offer === need.id);
    const other = withCompany.find((one) => one.applicant === people.other.id);
    // The two who are to take a moment of their own have none on the day.
    const own = withCompany.find((one) => one.applicant === candidate.id);
    await server.call('DELETE /forums/{id}/meetings/{meeting}/', {
      as: superuser.token,
      params: { id: forum.id, meeting: own?.id ?? 0 },
    });
    await eachRound(async (turn) => {
      const slot = emptySlot(await plan());
      const moment = slotsOf(forum)[slot]?.toISOString() ?? '';
      const { id } = await proposeMeeting(server, { company, matchId }, [moment]);
      const take = async () =>
        (
          await server.call('POST /meetings/{id}/take/', {
            as: candidate.token,
            params: { id },
            body: { moment },
          })
        ).status;
      const statuses = await inTurn(turn, [take, () => moveTo(other?.id ?? 0, slot)]);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      await server.call('POST /meetings/{id}/cancel/', {
        as: company.token,
        params: { id },
        body: { reason: '' },
      });
    });
  });
});
