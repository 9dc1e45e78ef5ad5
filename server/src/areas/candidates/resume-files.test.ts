import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makePng } from '../../testing/office-files.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  someCandidate,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

test.each([
  ['a Word file', makeDocx(['# Zoé', '2024 : CAP Cuisine', 'zoe@exemple.fr'])],
  ['a photograph', makePng()],
])('%s is stored as a PDF file, under a name that says so', async (_, resume) => {
  const training = await someTraining(server, superuser);
  const candidate = await someCandidate(server, superuser);
  const saved = await server.call('POST /applicants/registration/', {
    as: candidate.token,
    body: sheetFor(training),
    files: { resume },
  });
  expect(saved.status).toBeLessThan(300);
  const { body } = await server.call('GET /applicants/registration/', { as: candidate.token });
  expect(body.resume_name).toMatch(/\.pdf$/);
  const filename = body.resume?.split('/').at(-1) ?? '';
  const { headers, raw } = await server.call('GET /download/{filename}/', {
    as: candidate.token,
    params: { filename },
  });
  expect(headers['content-type']).toBe('application/pdf');
  expect(Buffer.from(raw).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
