import type { MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roundsOf } from '../../../testing/database/rounds.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  signIn,
  someSuperuser,
  someTraining,
  type Need,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { letAnHourPass } from '../../../testing/fixtures/pace.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const rounds = roundsOf(10);

/** On both databases: a need is closed, or its last seat taken, while others move its matches. */
describe('a need at the same instant', { timeout: 90_000 + rounds * 1000 }, () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  let company: Person;
  let candidates: [Person & { id: number }, Person & { id: number }];
  let need: Need;
  let ids: [number, number];

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    candidates = [
      await completeCandidate(server, superuser, training),
      await completeCandidate(server, superuser, training),
    ];
  });

  afterAll(() => server.close());

  const idOf = async ({ token }: Person): Promise<number> => {
    const { body } = await server.call('GET /matches/', { as: token });
    return body.find((match) => match.offer.id === need.id)?.id ?? 0;
  };

  beforeEach(async () => {
    need = await activeNeed(server, company, training, { seats: 1 });
    await launch(server, superuser);
    ids = [await idOf(candidates[0]), await idOf(candidates[1])];
  });

  const move = ({ token }: Person, id: number, action: MatchStatus) =>
    server.call('POST /matches/{id}/', { as: token, params: { id }, body: { action } });

  const finalise = (matchId: number) =>
    server.call('POST /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId },
      body: completeContractSheet(),
    });

  const record = async () =>
    (await server.call('GET /offers/', { as: company.token })).body.find(
      ({ id }) => id === need.id,
    );

  /** Many rounds last longer than an access token. */
  const startRound = async (round: number): Promise<void> => {
    await letAnHourPass(server);
    if (round % 100 !== 99) return;
    for (const one of [superuser, company, ...candidates])
      Object.assign(one, await signIn(server, one.email));
  };

  test('of two who take the last seat one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await startRound(round);
      for (const id of ids) await move(superuser, id, 3);
      const answers = await Promise.all(ids.map(finalise));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(answers.map(({ failure }) => failure?.code)).toContain('need_closed');
      expect(await record()).toMatchObject({ state: 'filled', seats_taken: 1 });
      await move(superuser, answers[0]?.status === 201 ? ids[0] : ids[1], 3);
    }
  });

  test('a yes and a closing: both are told what holds', async () => {
    const [candidate] = candidates;
    const [id] = ids;
    const close = () =>
      server.call('POST /offers/{id}/closing/', {
        as: company.token,
        params: { id: need.id },
        body: { state: 'filled', filled_by: 'elsewhere', channel: 'network' },
      });
    const agree = () => move(candidate, id, 3);
    for (let round = 0; round < rounds; round += 1) {
      await startRound(round);
      await move(superuser, id, 1);
      const agreesFirst = round % 2 === 0;
      const order = agreesFirst ? ([agree, close] as const) : ([close, agree] as const);
      const answers = await Promise.all(order.map((one) => one()));
      const agreed = answers[agreesFirst ? 0 : 1];
      const { body } = await server.call('GET /matches/', { as: candidate.token });
      const match = body.find((one) => one.offer.id === need.id);
      expect(match?.status).toBe(agreed?.status === 200 ? 3 : 1);
      expect((await record())?.state).toBe('filled');
      await server.call('POST /offers/{id}/reopening/', {
        as: company.token,
        params: { id: need.id },
        body: { tell: true },
      });
    }
  });

  test('leaves nothing in the database that does not belong there', async () => {
    await settled(server, 'rescore', 'refresh-formations');
    expect(await brokenInvariants(server)).toEqual([]);
  });
});
