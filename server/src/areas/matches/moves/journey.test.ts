import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import {
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

/** On both databases: the whole journey of a placement. */
describe('from a run to a finalised enrolment', () => {
  let server: TestServer;
  let placement: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    placement = await somePlacement(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  test('the pair matches, with its four parts and their mean', async () => {
    const { company, matchId } = placement;
    const { body } = await server.call('GET /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
    });
    expect(body.status).toBe(0);
    expect(new Set(body.open_moves)).toEqual(new Set([-1, 1, 2]));
    expect(body.industry_score).toBeGreaterThan(50);
    expect(body.geographic_score).toBe(100);
    expect(body.application.applicant.first_name).toBe('Zoé');
  });

  test('company accepts, candidate is told and accepts, company finalises', async () => {
    const { company, candidate, superuser, matchId, training } = placement;
    const params = { id: matchId };
    const accepted = await server.call('POST /matches/{id}/', {
      as: company.token,
      params,
      body: { action: 1 },
    });
    expect(accepted.body.status).toBe(1);
    const [mail] = await mailsTo(server, candidate.email);
    expect(mail?.text).toContain(`https://tandem.example/applicant/matches?match=${matchId}`);
    const agreed = await server.call('POST /matches/{id}/', {
      as: candidate.token,
      params,
      body: { action: 3 },
    });
    expect(agreed.body.status).toBe(3);
    const finalised = await server.call('POST /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId },
      body: completeContractSheet(),
    });
    expect(finalised.status).toBe(201);
    const repeated = await server.call('POST /matches/{id}/', {
      as: company.token,
      params,
      body: { action: 4 },
    });
    expect(repeated.body.status).toBe(4);
    const statistics = await server.call('GET /formation-statistics/', { as: superuser.token });
    expect(
      statistics.body.find(
        ({ formation_id: programme_id }) => programme_id === training.programmeId,
      ),
    ).toMatchObject({ total_applicants: 1, finalized_enrollment: 1, no_matches: 0 });
    const history = await server.call('GET /matches/{id}/history/', {
      as: superuser.token,
      params,
    });
    expect(history.body.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
  });
});
