import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  completeCandidate,
  completeCompany,
  launch,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

const unavailable = { code: 'not_found', message: "Le CV n'est pas disponible." };

describe('whose resume and whose data', () => {
  let server: TestServer;
  let world: Placement;
  let manager: Person;
  let otherCandidate: Person;
  let otherCompany: Person;
  let filename: string;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    manager = await someManager(server, superuser);
    // Both are complete, and one session away from the pair.
    const elsewhere = await someTraining(server, superuser);
    otherCandidate = await completeCandidate(server, superuser, elsewhere);
    otherCompany = await completeCompany(server, superuser);
    const { body } = await server.call('GET /applicants/registration/', {
      as: world.candidate.token,
    });
    filename = body.resume?.split('/').at(-1) ?? '';
  });

  afterAll(() => server.close());

  const download = (as?: string) =>
    server.call('GET /download/{filename}/', { as, params: { filename } });

  const read = (as: string | undefined, candidateId = world.candidate.id) =>
    server.call('GET /applicants/registration/{applicantId}/', {
      as,
      params: { applicantId: candidateId },
    });

  test('the owner, the staff and the company behind a match download the resume', async () => {
    const { candidate, superuser, company } = world;
    for (const { token } of [candidate, superuser, manager, company]) {
      const { status, headers, raw } = await download(token);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(raw.length),
        'content-disposition': expect.stringContaining("filename*=UTF-8''resume.pdf"),
        'cache-control': 'no-store',
      });
      expect(raw.toString('latin1')).toContain('TypeScript, React');
    }
  });

  test('no one else does', async () => {
    expect((await download()).status).toBe(401);
    for (const { token } of [otherCandidate, otherCompany])
      expect(await download(token)).toMatchObject({ status: 404, failure: unavailable });
  });

  test('the same people read the sheet', async () => {
    const { candidate, superuser, company } = world;
    for (const { token } of [candidate, superuser, manager, company])
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { applicant: { id: candidate.id, email: candidate.email } },
      });
    expect((await read(undefined)).status).toBe(401);
    for (const { token } of [otherCandidate, otherCompany])
      expect((await read(token)).status).toBe(404);
  });

  test('how the messages to a candidate went is for the staff to see', async () => {
    const indicators = { email_sent_count: 1, page_done: true };
    expect((await read(manager.token)).body.applicant).toMatchObject(indicators);
    for (const { token } of [world.company, world.candidate]) {
      const { body } = await read(token);
      expect(Object.keys(body.applicant)).toContain('phone');
      for (const name of Object.keys(indicators)) expect(body.applicant).not.toHaveProperty(name);
    }
  });

  test('an invited candidate has no sheet to read yet', async () => {
    const { token } = manager;
    await server.call('POST /temp-applicants/', { as: token, body: [{ email: someEmail() }] });
    const { body } = await server.call('GET /temp-applicants/', { as: token });
    expect(body).toHaveLength(1);
    expect((await read(token, body[0]?.id)).status).toBe(404);
  });

  test('a company that has lost the match has lost the resume', async () => {
    const { superuser, candidate, company } = world;
    const elsewhere = await someTraining(server, superuser);
    await server.call('PUT /applicants/registration/', {
      as: candidate.token,
      body: sheetFor(elsewhere),
      files: { resume: makePdf(['Un autre CV']) },
    });
    await launch(server, superuser);
    const { body } = await server.call('GET /applicants/registration/', { as: candidate.token });
    filename = body.resume?.split('/').at(-1) ?? '';
    expect((await download(candidate.token)).status).toBe(200);
    expect(await download(company.token)).toMatchObject({ status: 404, failure: unavailable });
    expect((await read(company.token)).status).toBe(404);
  });

  test.each(['', 'inconnu.pdf', '../secret', '..%2Fsecret', 'a'.repeat(190), '%00'])(
    'a name that no resume has (%j) answers the same',
    async (name) => {
      const { status } = await server.call('GET /download/{filename}/', {
        as: manager.token,
        params: { filename: name },
      });
      expect(status).toBe(404);
    },
  );

  test('a file that has gone from the disk answers the same', async () => {
    rmSync(path.join(server.dataDir, 'files', filename));
    expect(await download(manager.token)).toMatchObject({ status: 404, failure: unavailable });
  });
});
