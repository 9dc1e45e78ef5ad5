import type { Answer } from '@tandem/contract';
import type { MatchStatus } from '@tandem/domain/matches/match';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someCandidate,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

type Row = Answer<'GET /formation-statistics/'>[number];

/** The counters, from the furthest to the least, with the statuses that reach them. */
const ladder: [keyof Row, MatchStatus[]][] = [
  ['finalized_enrollment', [4]],
  ['fully_accepted', [3]],
  ['accepted_by_company', [1]],
  ['pending_matches', [0, 2]],
  ['no_matches', [-2, -1]],
];

/** One step of a history: what is done to whom, each picked by a number among those that are left. */
interface Step {
  deed: 'move' | 'finalise' | 'delete a candidate' | 'delete a company';
  pick: number;
  to: MatchStatus;
}

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.oneof(
    { weight: 16, arbitrary: fc.constant('move' as const) },
    { weight: 8, arbitrary: fc.constant('finalise' as const) },
    { weight: 1, arbitrary: fc.constant('delete a candidate' as const) },
    { weight: 1, arbitrary: fc.constant('delete a company' as const) },
  ),
  pick: fc.nat(),
  to: fc.constantFrom<MatchStatus>(-2, -1, 0, 1, 2, 3),
});

/** A random history, and then everyone goes: first the companies, then the candidates. */
const history = (seed: number): Step[] => {
  const end = (deed: Step['deed']): Step => ({ deed, pick: 0, to: 0 });
  return [
    ...fc.sample(step, { seed, numRuns: 30 }),
    end('finalise'),
    ...Array.from({ length: 3 }, () => end('delete a company')),
    ...Array.from({ length: 5 }, () => end('delete a candidate')),
  ];
};

interface Candidate {
  id: number;
  programmeId: number;
  /** By match. */
  statuses: Map<number, MatchStatus>;
  /** Finalised with a company that has been deleted since. */
  enrolled: boolean;
}

describe('statistics', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const rowOf = async (programmeId: number): Promise<Row> => {
    const { body } = await server.call('GET /formation-statistics/', { as: superuser.token });
    const row = body.find(({ formation_id: id }) => id === programmeId);
    if (!row) throw new Error('The formation has no row.');
    return row;
  };

  const counts = (row: Row): number[] => ladder.map(([name]) => Number(row[name]));

  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

  test('a formation without candidates has a row of noughts', async () => {
    const { programmeId } = await someTraining(server, superuser);
    expect(await rowOf(programmeId)).toMatchObject({
      formation: expect.stringContaining('BTS'),
      total_applicants: 0,
      no_matches: 0,
      pending_matches: 0,
      accepted_by_company: 0,
      fully_accepted: 0,
      finalized_enrollment: 0,
    });
  });

  test('a candidate counts with the first saved sheet, before any test or match', async () => {
    const training = await someTraining(server, superuser);
    const { token } = await someCandidate(server, superuser);
    expect(await rowOf(training.programmeId)).toMatchObject({ total_applicants: 0 });
    await server.call('POST /applicants/registration/', {
      as: token,
      body: sheetFor(training),
      files: { resume: makePdf(['Zoé']) },
    });
    expect(await rowOf(training.programmeId)).toMatchObject({ total_applicants: 1, no_matches: 1 });
  });

  test('a candidate who changes formation is counted in the new one', async () => {
    const [from, to] = [
      await someTraining(server, superuser),
      await someTraining(server, superuser),
    ];
    const { token } = await completeCandidate(server, superuser, from);
    await server.call('PUT /applicants/registration/', { as: token, body: sheetFor(to) });
    expect(await rowOf(from.programmeId)).toMatchObject({ total_applicants: 0 });
    expect(await rowOf(to.programmeId)).toMatchObject({ total_applicants: 1 });
  });

  /** Two programmes in one session, five candidates, and three companies whose needs list both. */
  const makeWorld = async () => {
    const first = await someTraining(server, superuser);
    const second = await someTraining(server, superuser);
    const trainings: Training[] = [
      first,
      { sessionId: first.sessionId, programmeId: second.programmeId },
    ];
    const programmes_ids = trainings.map(({ programmeId }) => programmeId);
    const candidates: Candidate[] = [];
    for (const index of [0, 1, 0, 1, 0] as const) {
      const training = trainings[index] ?? first;
      const { id } = await completeCandidate(server, superuser, training);
      const { programmeId } = training;
      candidates.push({ id, programmeId, statuses: new Map(), enrolled: false });
    }
    const houses = [];
    for (let count = 0; count < 3; count += 1) {
      const company = await completeCompany(server, superuser);
      const need = await activeNeed(server, company, first, {
        formations_ids: programmes_ids,
        seats: 9,
      });
      houses.push({ company, id: need.company?.id ?? 0 });
    }
    await launch(server, superuser);
    const companies: { id: number; matches: number[] }[] = [];
    for (const { company, id: companyId } of houses) {
      const { body } = await server.call('GET /matches/', { as: company.token });
      for (const { id, application } of body)
        candidates.find((one) => one.id === application.applicant.id)?.statuses.set(id, 2);
      // What nobody has moved goes while its candidate is placed, in its own time: here it all stays.
      for (const { id } of body)
        await server.call('POST /matches/{id}/', {
          as: superuser.token,
          params: { id },
          body: { action: 2 },
        });
      companies.push({ id: companyId, matches: body.map(({ id }) => id) });
    }
    return {
      candidates,
      companies,
      formations_ids: programmes_ids,
      past: new Map<number, number>(),
    };
  };

  type World = Awaited<ReturnType<typeof makeWorld>>;

  const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined =>
    items[pick % items.length];

  const finalise = async (candidate: Candidate, matchId: number): Promise<void> => {
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: 3 },
    });
    candidate.statuses.set(matchId, 3);
    const { status } = await server.call('POST /contract/note/{matchId}/', {
      as: superuser.token,
      params: { matchId },
      body: completeContractSheet(),
    });
    if (status === 201) candidate.statuses.set(matchId, 4);
  };

  const deleteCandidate = async (world: World, candidate: Candidate): Promise<void> => {
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    const { programmeId } = candidate;
    if (candidate.enrolled || [...candidate.statuses.values()].includes(4))
      world.past.set(programmeId, (world.past.get(programmeId) ?? 0) + 1);
    world.candidates.splice(world.candidates.indexOf(candidate), 1);
  };

  const deleteCompany = async (world: World, pick: number): Promise<void> => {
    const company = pickFrom(world.companies, pick);
    if (!company) return;
    await server.call('DELETE /companies/{id}/', {
      as: superuser.token,
      params: { id: company.id },
    });
    for (const candidate of world.candidates)
      for (const id of company.matches) {
        if (candidate.statuses.get(id) === 4) candidate.enrolled = true;
        candidate.statuses.delete(id);
      }
    world.companies.splice(world.companies.indexOf(company), 1);
  };

  const act = async (world: World, { deed, pick, to }: Step): Promise<void> => {
    const candidate = pickFrom(world.candidates, pick);
    if (!candidate) return;
    if (deed === 'delete a candidate') return deleteCandidate(world, candidate);
    if (deed === 'delete a company') return deleteCompany(world, pick);
    const matchId = pickFrom([...candidate.statuses.keys()], Math.floor(pick / 7));
    if (matchId === undefined) return;
    if (deed === 'finalise') return finalise(candidate, matchId);
    const action = to === 0 ? 2 : to;
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action },
    });
    candidate.statuses.set(matchId, action);
  };

  const expectedCounts = ({ candidates, past }: World, programmeId: number): number[] => {
    const reached = candidates
      .filter((one) => one.programmeId === programmeId)
      .map(({ statuses, enrolled }) => {
        const all = new Set([...statuses.values(), ...(enrolled ? [4] : [])]);
        const rung = ladder.findIndex(([, rungs]) => rungs.some((status) => all.has(status)));
        return rung === -1 ? ladder.length - 1 : rung;
      });
    return ladder.map(
      (_, rung) =>
        reached.filter((one) => one === rung).length +
        (rung === 0 ? (past.get(programmeId) ?? 0) : 0),
    );
  };

  test.each([1, 2])(
    'each candidate counts once, by the furthest of their matches, through history %i',
    async (seed) => {
      const world = await makeWorld();
      for (const one of history(seed)) {
        await act(world, one);
        for (const programmeId of world.formations_ids) {
          const row = await rowOf(programmeId);
          expect(counts(row)).toEqual(expectedCounts(world, programmeId));
          expect(row.total_applicants).toBe(sum(counts(row)));
        }
      }
      expect(world).toMatchObject({ candidates: [], companies: [] });
      expect(sum([...world.past.values()])).toBeGreaterThan(0);
    },
  );

  test('deleting the session of old enrolments takes nothing from the counts', async () => {
    const training = await someTraining(server, superuser);
    const candidate = await completeCandidate(server, superuser, training);
    const company = await completeCompany(server, superuser);
    const need = await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: candidate.token });
    await finalise(
      { id: 0, programmeId: 0, statuses: new Map(), enrolled: false },
      body[0]?.id ?? 0,
    );
    const as = superuser.token;
    await server.call('DELETE /companies/{id}/', { as, params: { id: need.company?.id ?? 0 } });
    expect(await rowOf(training.programmeId)).toMatchObject({
      total_applicants: 1,
      finalized_enrollment: 1,
    });
    await server.call('DELETE /applicant/{id}/', { as, params: { id: candidate.id } });
    const { status } = await server.call('DELETE /sessions/{id}/', {
      as,
      params: { id: training.sessionId },
    });
    expect(status).toBe(204);
    expect(await rowOf(training.programmeId)).toMatchObject({
      total_applicants: 1,
      finalized_enrollment: 1,
    });
  });
});
