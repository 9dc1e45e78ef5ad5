import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { roundsOf } from '../../../testing/database/rounds.ts';
import { letAnHourPass } from '../../../testing/fixtures/pace.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { tellLateMove } from './tell-late-move.ts';
import {
  activeNeed,
  launch,
  signIn,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

const rounds = roundsOf(20);

const patienceMs = 90_000 + rounds * 1000;

/** On both databases: transactions wait for each other or take turns. */

/** Two people act on one match at the same instant, over and over: what each is answered must fit what has happened. */
describe('moves at the same instant', { timeout: patienceMs }, () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    // With seats to spare the need stays open, whatever is finalised.
    world = await somePlacement(server, await someSuperuser(server), { seats: 9 });
  });

  afterAll(() => server.close());

  type Who = 'candidate' | 'company' | 'superuser';

  const move = async (who: Who, action: number, id = world.matchId): Promise<number> =>
    (
      await server.call('POST /matches/{id}/', {
        as: world[who].token,
        params: { id },
        body: { action },
      })
    ).status;

  /** Many rounds last longer than an access token. */
  const signInAgain = async (): Promise<void> => {
    for (const who of ['candidate', 'company', 'superuser'] as const)
      Object.assign(world[who], await signIn(server, world[who].email));
  };

  const finalise = (matchId = world.matchId, { token } = world.company) =>
    server.call('POST /contract/note/{matchId}/', {
      as: token,
      params: { matchId },
      body: completeContractSheet(),
    });

  /** The newest step of all; steps are read from the table, as a history of thousands would be read over and over. */
  const lastStep = async (): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select coalesce(max(id), 0)::int as id from match_moves',
    );
    return rows[0]?.id ?? 0;
  };

  const stepsAfter = async (id: number) => {
    const { rows } = await server.services.db.pool.query<{
      from: number;
      to: number;
      undone: boolean;
    }>(
      `select from_status as "from", to_status as "to", undoes is not null as undone
       from match_moves where id > $1 order by id`,
      [id],
    );
    return rows;
  };

  const statusOf = async () => {
    const { body } = await server.call('GET /matches/{id}/', {
      as: world.superuser.token,
      params: { id: world.matchId },
    });
    return body.status;
  };

  const countMails = async (): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ mails: number }>(
      "select count(*)::int as mails from messages where channel = 'mail'",
    );
    return rows[0]?.mails ?? 0;
  };

  /** Runs a duel many times from the same status; answers what each round's answers and new history rows were. */
  const duel = async (from: number, ...moves: (() => Promise<number>)[]) => {
    const seen: { statuses: number[]; steps: [number, number][] }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await letAnHourPass(server);
      if (round % 100 === 99) await signInAgain();
      await move('superuser', from);
      const before = await lastStep();
      const mails = await countMails();
      const order = round % 2 === 0 ? moves : moves.toReversed();
      const statuses = await Promise.all(order.map((one) => one()));
      const steps = (await stepsAfter(before)).map(({ from: was, to }): [number, number] => [
        was,
        to,
      ]);
      const ends = steps.map(([, to]) => to);
      // Each step starts where the one before it ended, and the last is what everyone reads.
      expect(steps.map(([was]) => was)).toEqual([from, ...ends].slice(0, steps.length));
      expect(await statusOf()).toBe(ends.at(-1) ?? from);
      // A refusal is told later.
      expect((await countMails()) - mails).toBe(ends.filter((to) => to >= 0).length);
      seen.push({ statuses, steps });
    }
    return seen;
  };

  const duels: [string, number, () => Promise<number>, () => Promise<number>][] = [
    ['both refuse', 0, () => move('company', -1), () => move('candidate', -2)],
    [
      'the candidate accepts and refuses',
      1,
      () => move('candidate', 3),
      () => move('candidate', -2),
    ],
    [
      'the company finalises and refuses',
      3,
      async () => ((await finalise()).status === 201 ? 200 : 409),
      () => move('company', -1),
    ],
  ];

  test.each(duels)('%s: one of them wins', async (_, from, one, other) => {
    for (const { statuses, steps } of await duel(from, one, other)) {
      expect(steps).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 409]));
    }
  });

  test('the company accepts while the candidate refuses: the refusal always holds', async () => {
    const seen = await duel(
      0,
      () => move('company', 1),
      () => move('candidate', -2),
    );
    for (const { statuses, steps } of seen) {
      expect(steps.at(-1)?.[1]).toBe(-2);
      expect(statuses.filter((status) => status === 200)).toHaveLength(steps.length);
    }
  });

  /** The last answer of somebody, as their screen knows it. */
  const lastAnswer = async (who: Who): Promise<number> => {
    const { body } = await server.call('GET /matches/{id}/', {
      as: world[who].token,
      params: { id: world.matchId },
    });
    return body.undo?.move ?? 0;
  };

  const undo = async (who: Who, move: number): Promise<number> =>
    (
      await server.call('POST /matches/{id}/undo/', {
        as: world[who].token,
        params: { id: world.matchId },
        body: { move },
      })
    ).status;

  const undoDuels: [string, number, number, (id: number) => Promise<number>][] = [
    ['the candidate accepts', 0, 1, () => move('candidate', 3)],
    ['the candidate refuses', 0, 1, () => move('candidate', -2)],
    ['the staff set the same status aside', 0, 1, () => move('superuser', 2)],
  ];

  test.each(undoDuels)(
    'the company takes a yes back while %s: one of them wins, or they follow each other',
    async (_, from, said, other) => {
      await signInAgain();
      for (let round = 0; round < rounds; round += 1) {
        await letAnHourPass(server);
        if (round % 100 === 99) await signInAgain();
        await move('superuser', from);
        await move('company', said);
        const answer = await lastAnswer('company');
        const before = await lastStep();
        const duellists = [() => undo('company', answer), () => other(answer)];
        const order = round % 2 === 0 ? duellists : duellists.toReversed();
        const statuses = await Promise.all(order.map((one) => one()));
        const steps = await stepsAfter(before);
        const ends = steps.map(({ to }) => to);
        expect(steps.map((step) => step.from)).toEqual([said, ...ends].slice(0, steps.length));
        expect(await statusOf()).toBe(ends.at(-1));
        // An answer that somebody has built on is not taken back.
        expect(steps.findIndex(({ undone }) => undone)).toBeLessThanOrEqual(0);
        expect(statuses.filter((status) => status === 200)).toHaveLength(steps.length);
        expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
      }
    },
  );

  test('a refusal is taken back or told, never both, and a double click takes it back once', async () => {
    await signInAgain();
    for (let round = 0; round < rounds; round += 1) {
      await letAnHourPass(server);
      if (round % 100 === 99) await signInAgain();
      await move('superuser', 0);
      await move('company', -1);
      const moveId = await lastAnswer('company');
      const mails = await countMails();
      const before = await lastStep();
      const [first, second] = await Promise.all(
        round % 2 === 0
          ? [
              undo('company', moveId),
              undo('company', moveId),
              tellLateMove(server.services, { moveId }),
            ]
          : [
              tellLateMove(server.services, { moveId }),
              undo('company', moveId),
              undo('company', moveId),
            ],
      ).then((answers) => answers.filter((answer) => answer !== undefined));
      const undone = await stepsAfter(before);
      expect(undone.length).toBeLessThanOrEqual(1);
      expect([first, second]).toEqual(undone.length === 1 ? [200, 200] : [409, 409]);
      expect((await countMails()) - mails).toBe(1 - undone.length);
    }
  });

  test('a double click moves once, and both answers are good', async () => {
    const click = () => move('company', 1);
    for (const { statuses, steps } of await duel(0, click, click)) {
      expect(statuses).toEqual([200, 200]);
      expect(steps).toEqual([[0, 1]]);
    }
  });

  test('the contract sheet sent twice finalises once, and both answers are good', async () => {
    const click = async () => (await finalise()).status;
    for (const { statuses, steps } of await duel(3, click, click)) {
      expect(statuses).toEqual([201, 201]);
      expect(steps).toEqual([[3, 4]]);
    }
  });

  test('of two needs one places the candidate, and the other is told which', async () => {
    await signInAgain();
    const { superuser, company, training, candidate } = world;
    const second = await activeNeed(server, company, training);
    // Nobody placed is matched with another need.
    await move('superuser', 3);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: candidate.token });
    const ids = body.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (let round = 0; round < rounds; round += 1) {
      await letAnHourPass(server);
      if (round % 100 === 99) await signInAgain();
      for (const id of ids) await move('superuser', 3, id);
      const answers = await Promise.all(ids.map((id) => finalise(id)));
      const refused = answers.filter(({ status }) => status === 409);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(refused.map(({ failure }) => failure)).toMatchObject([
        { code: 'already_placed', data: { title: second.title, company: second.company?.name } },
      ]);
    }
  });

  test('a candidate who is deleted while a move is made leaves nothing behind, and no call fails', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { candidate, company, matchId, superuser } = await somePlacement(
        server,
        world.superuser,
      );
      const [moved, deleted] = await Promise.all([
        server.call('POST /matches/{id}/', {
          as: company.token,
          params: { id: matchId },
          body: { action: 1 },
        }),
        server.call('DELETE /applicant/{id}/', {
          as: superuser.token,
          params: { id: candidate.id },
        }),
      ]);
      expect([200, 404]).toContain(moved.status);
      expect(deleted.status).toBe(204);
      const { rows } = await server.services.db.pool.query(
        `select applicant_id from match_states where applicant_id = $1
         union all select applicant_id from match_scores where applicant_id = $1
         union all select applicant_id from match_moves where applicant_id = $1`,
        [candidate.id],
      );
      expect(rows).toEqual([]);
    }
  });
});
