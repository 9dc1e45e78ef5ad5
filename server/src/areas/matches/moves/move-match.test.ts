import { matchStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import {
  completeCandidate,
  completeCompany,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

type Mover = 'applicant' | 'company' | 'manager' | 'superuser';

/** The table of moves as docs have it: who, to which status, from which. */
const table: Record<Mover, Partial<Record<MatchStatus, readonly MatchStatus[]>>> = {
  company: { 1: [0, 2], 2: [0, 1], [-1]: [0, 1, 2, 3] },
  applicant: { 3: [1], [-2]: [0, 1, 2] },
  manager: {
    0: matchStatuses,
    1: matchStatuses,
    2: matchStatuses,
    3: matchStatuses,
    [-2]: matchStatuses,
    [-1]: matchStatuses,
  },
  superuser: {
    0: matchStatuses,
    1: matchStatuses,
    2: matchStatuses,
    3: matchStatuses,
    [-2]: matchStatuses,
    [-1]: matchStatuses,
  },
};

const movers = Object.keys(table) as Mover[];

/** Who may say 4 on a match that is finalised already: those who may finalise. */
const mayRepeat = (mover: Mover, to: MatchStatus): boolean =>
  to === 4 ? mover !== 'applicant' : table[mover][to] !== undefined;

const cases = movers.flatMap((mover) =>
  matchStatuses.flatMap((from) =>
    matchStatuses.map((to): [Mover, MatchStatus, MatchStatus] => [mover, from, to]),
  ),
);

describe('moves of a match', () => {
  let server: TestServer;
  let world: Placement;
  let people: Record<Mover, Person>;

  beforeAll(async () => {
    // One day, whenever the test runs: how often somebody is written to is counted by the day.
    server = await startTestServer({}, { now: standingClock('2026-11-24T09:00:00Z').now });
    const superuser = await someSuperuser(server);
    // With seats to spare the need stays open, whatever is finalised.
    world = await somePlacement(server, superuser, { seats: 9 });
    const manager = await someManager(server, superuser);
    people = { applicant: world.candidate, company: world.company, manager, superuser };
  });

  afterAll(() => server.close());

  const params = () => ({ id: world.matchId });

  const move = (mover: Mover, action: MatchStatus) =>
    server.call('POST /matches/{id}/', {
      as: people[mover].token,
      params: params(),
      body: { action },
    });

  /** Brings the match to a status, whatever it has, as the staff may. */
  const bringTo = async (status: MatchStatus): Promise<void> => {
    await move('superuser', status === 4 ? 3 : status);
    if (status !== 4) return;
    const { matchId } = world;
    await server.call('POST /contract/note/{matchId}/', {
      as: people.superuser.token,
      params: { matchId },
      body: completeContractSheet(),
    });
  };

  /** How many rows a move leaves: history, mails, bells. */
  const traces = async (): Promise<number[]> => {
    const { rows } = await server.services.db.pool.query<{ counts: number[] }>(
      `select array[(select count(*) from match_moves), (select count(*) from messages where channel = 'mail'),
                    (select count(*) from notifications)]::int[] as counts`,
    );
    return rows[0]?.counts ?? [];
  };

  const difference = (after: readonly number[], before: readonly number[]): number[] =>
    after.map((count, index) => count - (before[index] ?? 0));

  const expected = (mover: Mover, from: MatchStatus, to: MatchStatus) => {
    // A refusal is told later, an enrolment taken back at once.
    const readers = mover === 'manager' || mover === 'superuser' ? 2 : 1;
    const told = to < 0 && from !== 4 ? 0 : readers;
    // The staff's bell rings when both have agreed by themselves.
    const rung = to === 3 && readers === 1 ? told + 2 : told;
    // From 0 comes first: kept waiting once more on that day, a candidate reads it at the bell alone.
    const mailed = mover === 'company' && from === 1 && to === 2 ? 0 : told;
    const moved = { status: 200, body: { id: world.matchId, status: to }, stands: to };
    if (from === to && mayRepeat(mover, to)) return { ...moved, left: [0, 0, 0] };
    if (from !== to && table[mover][to]?.includes(from))
      return { ...moved, left: [1, mailed, rung] };
    const failure = { code: 'move_closed', data: { status: from } };
    return { status: 409, failure, left: [0, 0, 0], stands: from };
  };

  test.each(cases)('%s, from %i to %i', async (mover, from, to) => {
    await bringTo(from);
    const before = await traces();
    const answer = await move(mover, to);
    const left = difference(await traces(), before);
    const read = await server.call('GET /matches/{id}/', {
      as: people[mover].token,
      params: params(),
    });
    expect({ ...answer, left, stands: read.body.status }).toMatchObject(expected(mover, from, to));
  });

  test.each(movers.flatMap((mover) => matchStatuses.map((at) => [mover, at] as const)))(
    'what is open to the %s at %i is told, and is what can be done',
    async (mover, at) => {
      await bringTo(at);
      const { body } = await server.call('GET /matches/{id}/', {
        as: people[mover].token,
        params: params(),
      });
      const open = matchStatuses.filter((to) => to !== at && table[mover][to]?.includes(at));
      expect(new Set(body.open_moves)).toEqual(new Set(open));
      expect(body.may_finalise).toBe(at === 3 && mover !== 'applicant');
    },
  );

  test.each([5, -3, 1.5, '', null, 'accepter', true, [1], { status: 1 }])(
    '%j is no status',
    async (action) => {
      await bringTo(0);
      const refused = await server.call('POST /matches/{id}/', {
        as: people.company.token,
        params: params(),
        body: { action: action as number },
      });
      expect(refused).toMatchObject({
        status: 400,
        failure: { fields: { action: expect.any(String) } },
      });
    },
  );

  test('the history says who moved, from what to what, in order', async () => {
    const superuser = people.superuser;
    const fresh = await somePlacement(server, superuser);
    const steps = [
      [fresh.company, 2],
      [fresh.company, 1],
      [fresh.company, 1],
      [fresh.candidate, 3],
      [superuser, -1],
    ] as const;
    for (const [{ token }, action] of steps)
      await server.call('POST /matches/{id}/', {
        as: token,
        params: { id: fresh.matchId },
        body: { action },
      });
    const { body } = await server.call('GET /matches/{id}/history/', {
      as: people.manager.token,
      params: { id: fresh.matchId },
    });
    const company = fresh.need.company?.name;
    expect(body.map(({ by, role, from, to }) => [by, role, from, to])).toEqual([
      [company, 'company', 0, 2],
      [company, 'company', 2, 1],
      ["Zoé D'Arc", 'applicant', 1, 3],
      ['Super Utilisateur', 'superuser', 3, -1],
    ]);
    const times = body.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('for strangers, and under an id that no match has, there is nothing to move', async () => {
    const { superuser, training } = world;
    const strangers = [
      await completeCandidate(server, superuser, training),
      await completeCompany(server, superuser),
    ];
    await bringTo(0);
    for (const { token: as } of strangers) {
      const read = await server.call('GET /matches/{id}/', { as, params: params() });
      expect(read.status).toBe(404);
      const body = { action: 1 };
      const moved = await server.call('POST /matches/{id}/', { as, params: params(), body });
      expect(moved.status).toBe(404);
    }
    for (const id of ['0', '-1', '1', 'abc', '9007199254740993', String(world.matchId + 1)]) {
      const body = { action: 1 };
      const as = superuser.token;
      const moved = await server.call('POST /matches/{id}/', { as, params: { id }, body });
      expect(moved.status).toBe(404);
    }
  });
});
