import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { answers, sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  launch,
  needFor,
  someCandidate,
  someCompany,
  someSuperuser,
  someTraining,
} from '../../testing/fixtures/by-calls.ts';

describe('the steps that candidates and companies have completed', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  test('follow the sheet, the test or the needs, and the matches', async () => {
    const superuser = await someSuperuser(server);
    const training = await someTraining(server, superuser);
    const { token: candidate } = await someCandidate(server, superuser);
    const { token: house } = await someCompany(server, superuser);
    const ofCandidate = async () =>
      Object.values((await server.call('GET /applicant/info/', { as: candidate })).body);
    const ofCompany = async () =>
      Object.values((await server.call('GET /company/info/', { as: house })).body);

    expect(await ofCandidate()).toEqual([false, false, false]);
    await server.call('POST /applicant_test/', { as: candidate, body: answers() });
    expect(await ofCandidate()).toEqual([false, true, false]);
    await server.call('POST /applicants/registration/', {
      as: candidate,
      body: sheetFor(training),
      files: { resume: makePdf(['Zoé']) },
    });
    expect(await ofCandidate()).toEqual([true, true, false]);

    expect(await ofCompany()).toEqual([false, false, false]);
    await server.call('POST /company/', {
      as: house,
      body: { name: 'Atelier', sector: [24], size: 'pme', workforce: '12', city: 'Lyon' },
    });
    expect(await ofCompany()).toEqual([true, false, false]);
    const { body } = await server.call('POST /offers/', { as: house, body: needFor(training) });
    expect(await ofCompany()).toEqual([true, true, false]);
    await server.call('DELETE /offers/{id}/', { as: house, params: { id: body.id } });
    expect(await ofCompany()).toEqual([true, false, false]);

    await activeNeed(server, { token: house, email: '', refresh: '' }, training);
    await launch(server, superuser);
    expect(await ofCandidate()).toEqual([true, true, true]);
    expect(await ofCompany()).toEqual([true, true, true]);
  });
});
