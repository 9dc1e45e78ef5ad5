import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  signIn,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { tellNight } from './together/tell-night.ts';

/** A Tuesday at ten in the evening, in Paris. */
const clock = standingClock('2026-11-24T21:00:00Z');

describe('the last seat is taken by night', () => {
  let server: TestServer;
  let superuser: Person;
  let company: Person;
  let placed: Person;
  let waiting: Person;
  let matchOf: Map<string | null, number>;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    const training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    placed = await completeCandidate(server, superuser, training);
    waiting = await completeCandidate(server, superuser, training);
    await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    matchOf = new Map(body.map(({ id, application }) => [application.applicant.email, id]));
    for (const person of [placed, waiting]) await move(company, person, 1);
    await move(placed, placed, 3);
  });

  afterAll(() => server.close());

  const idOf = ({ email }: Person) => matchOf.get(email) ?? 0;

  const move = async (by: Person, of: Person, action: -1 | 0 | 1 | 3) => {
    const { token: as } = await signIn(server, by.email);
    const answer = await server.call('POST /matches/{id}/', {
      as,
      params: { id: idOf(of) },
      body: { action },
    });
    expect(answer.status).toBe(200);
  };

  const finalise = async () => {
    const { token: as } = await signIn(server, company.email);
    const params = { matchId: idOf(placed) };
    const body = completeContractSheet();
    expect((await server.call('POST /contract/note/{matchId}/', { as, params, body })).status).toBe(
      201,
    );
  };

  const ownNeeds = async () => {
    const { token: as } = await signIn(server, company.email);
    return (await server.call('GET /offers/', { as })).body;
  };

  const toldOfNeed = async () =>
    (await mailsTo(server, waiting.email))
      .map(({ subject }) => subject)
      .filter((subject) => /besoin (?:pourvu|rouvert)$/.test(subject));

  test('what is taken back before the morning is told to nobody who waits', async () => {
    await finalise();
    await move(superuser, placed, 3);
    clock.pass(11, 'hours');
    await tellNight(server.services);
    expect(await toldOfNeed()).toEqual([]);
  });

  test('who waits is told in the morning, once', async () => {
    clock.pass(13, 'hours');
    await finalise();
    await tellNight(server.services);
    expect(await toldOfNeed()).toEqual([]);
    clock.pass(11, 'hours');
    await tellNight(server.services);
    await tellNight(server.services);
    expect(await toldOfNeed()).toEqual([expect.stringMatching(/besoin pourvu$/)]);
  });

  test('by day at once', async () => {
    await move(superuser, placed, 3);
    expect(await toldOfNeed()).toEqual([
      expect.stringMatching(/besoin rouvert$/),
      expect.stringMatching(/besoin pourvu$/),
    ]);
  });

  test('in a closed year a seat that is free again reopens nothing, and is told to nobody who waited', async () => {
    await finalise();
    const told = await toldOfNeed();
    const { token: as } = await signIn(server, superuser.email);
    const needs = await ownNeeds();
    await server.call('POST /sessions/{id}/closing/', {
      as,
      params: { id: needs[0]?.session.id ?? 0 },
      body: { candidates: [], needs: [] },
    });
    const broken = await server.call('POST /matches/{id}/breaking/', {
      as,
      params: { id: idOf(placed) },
      body: { broken_on: '2026-11-25', broken_by: 'employer', reason: 'trial' },
    });
    expect(broken.status).toBe(200);
    expect(await ownNeeds()).toMatchObject([{ state: 'filled' }]);
    expect(await toldOfNeed()).toEqual(told);
  });
});
