import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import { settled } from '../../testing/product/settled.ts';
import { tablesWith } from '../../testing/database/tables-with.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { answers } from '../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  password,
  someEmail,
  someSuperuser,
  someTraining,
  unique,
  type Need,
  type Person,
} from '../../testing/fixtures/by-calls.ts';

describe('deleting', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 0 } });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  interface Enrolment {
    candidate: Person & { id: number };
    company: Person;
    need: Need;
    lastName: string;
    companyName: string;
    matchId: number;
  }

  /** A finalised enrolment, with all that it leaves in the database and on the disk. */
  const enrolment = async (): Promise<Enrolment> => {
    const training = await someTraining(server, superuser);
    const [lastName, companyName] = [unique('Kerguelen'), unique('Atelier ')];
    const name = { first_name: 'Zoé', last_name: lastName };
    const candidate = await completeCandidate(server, superuser, training, { name });
    const company = await completeCompany(server, superuser, { name: companyName });
    const need = await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    const matchId = body[0]?.id ?? 0;
    await enrol(server, { candidate, company, matchId });
    await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: company.token,
      params: { matchId, party: 'guardian' },
      body: { way: 'mail', email: someEmail() },
    });
    return { candidate, company, need, lastName, companyName, matchId };
  };

  const count = async (table: string, where: string): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${where}`,
    );
    return rows[0]?.rows ?? 0;
  };

  const files = (): string[] => readdirSync(path.join(server.dataDir, 'files'));

  const canSignIn = async ({ email }: Person): Promise<number> =>
    (await server.call('POST /token/', { body: { email, password } })).status;

  const failedJobs = () => count('jobs.job', "state = 'failed'");

  test('a candidate takes account, sheet, resume, test, matches and contract sheet along', async () => {
    const { candidate, company, lastName, matchId } = await enrolment();
    const own = await server.call('GET /applicants/registration/', { as: candidate.token });
    const resume = own.body.resume?.split('/').at(-1) ?? '';
    expect(files()).toContain(resume);
    expect(await tablesWith(server, candidate.email)).toContain('messages');
    expect(await count('part_links', `applicant_id = ${candidate.id}`)).toBe(1);

    const { status } = await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    expect(status).toBe(204);
    await settled(server, 'forget-namings', 'remove-file', 'rescore', 'send-message');
    expect(await tablesWith(server, candidate.email)).toEqual([]);
    expect(await tablesWith(server, lastName)).toEqual([]);
    for (const table of [
      'match_scores',
      'match_states',
      'match_moves',
      'contract_sheets',
      'part_links',
    ])
      expect([table, await count(table, `applicant_id = ${candidate.id}`)]).toEqual([table, 0]);
    expect(files()).not.toContain(resume);
    expect((await server.call('GET /user/', { as: candidate.token })).status).toBe(401);
    expect(await canSignIn(candidate)).toBe(401);
    expect((await server.call('GET /matches/', { as: company.token })).body).toEqual([]);
    const params = { id: matchId };
    expect((await server.call('GET /matches/{id}/', { as: superuser.token, params })).status).toBe(
      404,
    );
    expect(await failedJobs()).toBe(0);
  });

  test('a company takes account, sheet, needs, test links and matches along', async () => {
    const { candidate, company, need, companyName } = await enrolment();
    const { status } = await server.call('DELETE /companies/{id}/', {
      as: superuser.token,
      params: { id: need.company?.id ?? 0 },
    });
    expect(status).toBe(204);
    await settled(server, 'forget-namings', 'rescore', 'send-message');
    expect(await tablesWith(server, company.email)).toEqual([]);
    expect(await tablesWith(server, companyName)).toEqual([]);
    expect(await tablesWith(server, need.token)).toEqual([]);
    for (const table of [
      'match_scores',
      'match_states',
      'match_moves',
      'contract_sheets',
      'part_links',
    ])
      expect([table, await count(table, `offer_id = ${need.id}`)]).toEqual([table, 0]);
    expect((await server.call('GET /user/', { as: company.token })).status).toBe(401);
    expect(await canSignIn(company)).toBe(401);
    expect((await server.call('GET /matches/', { as: candidate.token })).body).toEqual([]);
    const link = await server.call('PUT /company_test/{token}/', {
      params: { token: need.token },
      body: answers(),
    });
    expect(link).toMatchObject({ status: 404, failure: { code: 'test_link_unusable' } });
    expect(await failedJobs()).toBe(0);
  });

  test('the address may be invited again, and begins anew', async () => {
    const { candidate } = await enrolment();
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    const { body } = await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: '', email: candidate.email, phone: null }],
    });
    expect(body).toEqual({ number_created: 1, rejected_emails: [], failed_emails: [] });
    expect(await canSignIn(candidate)).toBe(401);
  });

  test('twice, or what there never was, answers that it is not there', async () => {
    const { candidate, need } = await enrolment();
    const as = superuser.token;
    const remove = async () => [
      (await server.call('DELETE /applicant/{id}/', { as, params: { id: candidate.id } })).status,
      (
        await server.call('DELETE /companies/{id}/', {
          as,
          params: { id: need.company?.id ?? 0 },
        })
      ).status,
    ];
    expect(await remove()).toEqual([204, 204]);
    expect(await remove()).toEqual([404, 404]);
  });
});
