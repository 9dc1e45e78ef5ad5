import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { settled } from '../../testing/product/settled.ts';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

interface House extends Person {
  id: number;
}

interface World {
  year: Training;
  next: Training;
  candidates: number[];
  houses: House[];
}

describe('the figures of the enrolled', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });
  afterAll(() => server.close());

  const house = async (training: Training): Promise<House> => {
    const company = await completeCompany(server, superuser);
    const need = await activeNeed(server, company, training, { seats: 9 });
    return { ...company, id: need.company?.id ?? 0 };
  };

  const matchOf = async (company: Person, candidateId: number, sessionId: number) => {
    const { body } = await server.call('GET /matches/', { as: company.token });
    const found = body.find(
      ({ application, offer: need }) =>
        application.applicant.id === candidateId && need.session?.id === sessionId,
    );
    if (!found) throw new Error('No such match.');
    return found.id;
  };

  const finalise = async (company: Person, candidateId: number, sessionId: number, days = {}) => {
    const id = await matchOf(company, candidateId, sessionId);
    const as = superuser.token;
    await server.call('POST /matches/{id}/', { as, params: { id }, body: { action: 3 } });
    const { status } = await server.call('POST /contract/note/{matchId}/', {
      as,
      params: { matchId: id },
      body: { ...completeContractSheet(), ...days },
    });
    expect(status).toBe(201);
    return id;
  };

  const breakIt = async (id: number) => {
    const { status } = await server.call('POST /matches/{id}/breaking/', {
      as: superuser.token,
      params: { id },
      body: {
        broken_on: '2026-10-15',
        broken_by: 'employer',
        reason: 'trial',
        comment: '',
        note: '',
      },
    });
    expect(status).toBe(200);
  };

  /** One candidate each: placed; broken and gone on to the next year; placed again elsewhere; ended; placed in a year and again in the next. */
  const makeWorld = async (): Promise<World> => {
    const year = await someTraining(server, superuser);
    const next = await someTraining(server, superuser);
    const candidates: number[] = [];
    for (let count = 0; count < 5; count += 1)
      candidates.push((await completeCandidate(server, superuser, year)).id);
    const [placed, broken, again, ended, twice] = candidates as [
      number,
      number,
      number,
      number,
      number,
    ];
    const houses = [await house(year), await house(year), await house(next)];
    const [first, second, third] = houses as [House, House, House];
    await launch(server, superuser);
    await finalise(first, placed, year.sessionId);
    await breakIt(await finalise(first, broken, year.sessionId));
    await breakIt(await finalise(first, again, year.sessionId));
    await launch(server, superuser);
    await finalise(second, again, year.sessionId);
    await finalise(first, ended, year.sessionId, {
      contract_start: '2024-09-02',
      contract_end: '2025-08-29',
    });
    await finalise(first, twice, year.sessionId);
    await server.call('POST /sessions/{id}/closing/', {
      as: superuser.token,
      params: { id: year.sessionId },
      body: {
        to_session: next.sessionId,
        candidates: [twice, broken],
        needs: [],
        formations: [{ from: year.programmeId, to: next.programmeId }],
        tell: false,
      },
    });
    await settled(server, 'close-session', 'rescore');
    await launch(server, superuser);
    await finalise(third, twice, next.sessionId);
    return { year, next, candidates, houses };
  };

  const figures = async ({ year, next }: World) => {
    const as = superuser.token;
    const read = async (query: { session?: number }) => {
      const { body: rows } = await server.call('GET /formation-statistics/', { as, query });
      const { body: breaks } = await server.call('GET /formation-statistics/enrolments/', {
        as,
        query,
      });
      return [year, next].map(({ programmeId }) => {
        const own = breaks.find((row) => row.formation_id === programmeId);
        return {
          placed: rows.find((row) => row.formation_id === programmeId)?.finalized_enrollment,
          broken: own?.broken,
          trial: own?.within_trial,
          again: own?.placed_again,
        };
      });
    };
    return {
      all: await read({}),
      year: await read({ session: year.sessionId }),
      next: await read({ session: next.sessionId }),
    };
  };

  /** What the report says of both sessions, whoever is still there. */
  const reports = async ({ year, next }: World) => {
    const read = async (session: number) => {
      const { body } = await server.call('GET /formation-statistics/report/', {
        as: superuser.token,
        query: { session },
      });
      const { steps, placed, days_to_signature: days, formations: programmes } = body;
      return {
        steps: Object.fromEntries(steps.map(({ step, now }) => [step, now])),
        placed: placed.now,
        days: days.now,
        programmes: programmes.filter(({ complete }) => complete > 0),
      };
    };
    return [await read(year.sessionId), await read(next.sessionId)];
  };

  const none = { placed: 0, broken: 0, trial: 0, again: 0 };
  const whole = {
    all: [
      { placed: 3, broken: 2, trial: 2, again: 1 },
      { ...none, placed: 1 },
    ],
    year: [{ placed: 4, broken: 2, trial: 2, again: 1 }, none],
    next: [none, { ...none, placed: 1 }],
  };

  const deleteCandidate = (id: number) =>
    server.call('DELETE /applicant/{id}/', { as: superuser.token, params: { id } });

  const deleteHouse = ({ id }: House) =>
    server.call('DELETE /companies/{id}/', { as: superuser.token, params: { id } });

  test.each(['candidates', 'companies'])(
    'stay what they were, by session and in all, as the %s are deleted and then all others',
    async (first) => {
      const world = await makeWorld();
      expect(await figures(world)).toEqual(whole);
      const reported = await reports(world);
      expect(reported).toMatchObject([
        { steps: { registered: 5, complete: 5, matched: 5, signed: 5, broken: 2 }, placed: 4 },
        { steps: { registered: 2, complete: 2, matched: 2, signed: 1, broken: 0 }, placed: 1 },
      ]);
      const candidates = world.candidates.map((id) => () => deleteCandidate(id));
      // The one with the second enrolment first: its break is kept, and the placing again has to be, too.
      const houses = world.houses.toReversed().map((one) => () => deleteHouse(one));
      const all = first === 'candidates' ? [...candidates, ...houses] : [...houses, ...candidates];
      for (const [index, erase] of all.entries()) {
        expect((await erase()).status).toBe(204);
        expect([index, await figures(world)]).toEqual([index, whole]);
        expect([index, await reports(world)]).toEqual([index, reported]);
      }
      expect(await brokenInvariants(server)).toEqual([]);
    },
  );
});
