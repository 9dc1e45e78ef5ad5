import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  needFor,
  someCandidate,
  someSuperuser,
  someTraining,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a candidate reads which one rule keeps which needs away, of their own formation alone', async () => {
  const superuser = await someSuperuser(server);
  const training = await someTraining(server, superuser);
  const { token: newcomer } = await someCandidate(server, superuser);
  expect((await server.call('GET /chances/', { as: newcomer })).body).toEqual({ chances: null });

  const sheet = { kilometers_away: 10 as const };
  const { token: as } = await completeCandidate(server, superuser, training, { sheet });
  const none = { needs: 0, open: 0, farther: [], nearest_km: null, contracts: [] };
  expect((await server.call('GET /chances/', { as })).body.chances).toEqual({
    ...none,
    wait_for_tutor: 0,
    other_level: 0,
  });

  const company = await completeCompany(server, superuser);
  const other = await someTraining(server, superuser);
  await activeNeed(server, company, training);
  await activeNeed(server, company, training, { location: 'Vienne' });
  await activeNeed(server, company, training, { contract_type: 'professionnalisation' });
  await activeNeed(server, company, training, { target_educational_level: '6' });
  await activeNeed(server, company, other);
  const silent = { as: company.token, body: needFor(training) };
  await server.call('POST /offers/', silent);
  const withdrawn = await activeNeed(server, company, training, { location: 'Vienne' });
  await server.call('POST /offers/{id}/closing/', {
    as: company.token,
    params: { id: withdrawn.id },
    body: { state: 'withdrawn', reason: 'no_longer_hiring' },
  });

  const { body } = await server.call('GET /chances/', { as });
  expect(body.chances).toEqual({
    needs: 5,
    open: 1,
    farther: [{ km: 50, gain: 1 }],
    nearest_km: 25,
    contracts: [{ contract_type: 'professionnalisation', gain: 1 }],
    wait_for_tutor: 1,
    other_level: 1,
  });
});
