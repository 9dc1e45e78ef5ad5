import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  needFor,
  someCandidate,
  someSuperuser,
  someTraining,
} from '../../../testing/fixtures/by-calls.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

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

  // Nothing is compared in a session that is closed: what waits there for a tutor waits for nobody.
  await server.call('POST /sessions/{id}/closing/', {
    as: superuser.token,
    params: { id: training.sessionId },
    body: { candidates: [], needs: [] },
  });
  const over = await server.call('GET /chances/', { as });
  expect(over.body).toEqual({ chances: null, closed_session: expect.any(String) });
  const changes = await server.call('GET /chances/changes/', { as });
  expect(changes.body).toEqual({ changes: null });
});

test('a test that is missing is told with what waits for it, on either side', async () => {
  const superuser = await someSuperuser(server);
  const training = await someTraining(server, superuser);
  const { token: as } = await someCandidate(server, superuser);
  const read = async () => (await server.call('GET /chances/changes/', { as })).body.changes;
  expect(await read()).toBeNull();

  const company = await completeCompany(server, superuser);
  await activeNeed(server, company, training);
  await activeNeed(server, company, training, { target_educational_level: '6' });
  const { body: silent } = await server.call('POST /offers/', {
    as: company.token,
    body: needFor(training),
  });
  await server.call('POST /applicants/registration/', {
    as,
    body: sheetFor(training),
    files: { resume: makePdf(['Caisse']) },
  });
  const of = { gain: 1, closer: 0, best: null };
  expect(await read()).toMatchObject({
    matches: 0,
    best: null,
    changes: [{ kind: 'test', ...of }],
  });
  const matches = async () => (await server.call('GET /matches/', { as })).body.length;
  await server.call('POST /applicant_test/', { as, body: answers() });
  await waitFor('the need that waited', matches, (seen) => seen === 1);

  const params = { id: silent.id };
  const { body } = await server.call('GET /offers/{id}/chances/changes/', {
    as: company.token,
    params,
  });
  expect(body.changes).toMatchObject({ matches: 0, changes: [{ kind: 'tutor', ...of }] });
  await server.call('PUT /company_test/{token}/', {
    params: { token: silent.token },
    body: answers(),
  });
  await waitFor('the need that waited for its tutor', matches, (seen) => seen === 2);
});
