import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/enrolment.ts';
import { settled } from '../../testing/settled.ts';
import { tablesWith } from '../../testing/tables-with.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { answers } from '../../testing/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  password,
  someSuperuser,
  someTraining,
  unique,
  type Need,
  type Person,
} from '../../testing/world.ts';

/** On both databases: nothing of a person may be left in either. */
describe('deleting', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  interface Enrolment {
    applicant: Person & { id: number };
    company: Person;
    offer: Need;
    lastName: string;
    companyName: string;
    matchId: number;
  }

  /** A finalised enrolment, with all that it leaves in the database and on the disk. */
  const enrolment = async (): Promise<Enrolment> => {
    const training = await someTraining(server, superuser);
    const [lastName, companyName] = [unique('Kerguelen'), unique('Atelier ')];
    const name = { first_name: 'Zoé', last_name: lastName };
    const applicant = await completeCandidate(server, superuser, training, { name });
    const company = await completeCompany(server, superuser, { name: companyName });
    const offer = await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    const matchId = body[0]?.id ?? 0;
    await enrol(server, { applicant, company, matchId });
    return { applicant, company, offer, lastName, companyName, matchId };
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
    const { applicant, company, lastName, matchId } = await enrolment();
    const own = await server.call('GET /applicants/registration/', { as: applicant.token });
    const resume = own.body.resume?.split('/').at(-1) ?? '';
    expect(files()).toContain(resume);
    expect(await tablesWith(server, applicant.email)).toContain('messages');

    const { status } = await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: applicant.id },
    });
    expect(status).toBe(204);
    await settled(server, 'remove-file', 'rescore', 'send-message');
    expect(await tablesWith(server, applicant.email)).toEqual([]);
    // What others were told stays told.
    expect(await tablesWith(server, lastName)).toEqual(['messages', 'notifications']);
    for (const table of ['match_scores', 'match_states', 'match_moves', 'contract_sheets'])
      expect([table, await count(table, `applicant_id = ${applicant.id}`)]).toEqual([table, 0]);
    expect(files()).not.toContain(resume);
    expect((await server.call('GET /user/', { as: applicant.token })).status).toBe(401);
    expect(await canSignIn(applicant)).toBe(401);
    expect((await server.call('GET /matches/', { as: company.token })).body).toEqual([]);
    const params = { id: matchId };
    expect((await server.call('GET /matches/{id}/', { as: superuser.token, params })).status).toBe(
      404,
    );
    expect(await failedJobs()).toBe(0);
  });

  test('a company takes account, sheet, needs, test links and matches along', async () => {
    const { applicant, company, offer, companyName } = await enrolment();
    const { status } = await server.call('DELETE /companies/{id}/', {
      as: superuser.token,
      params: { id: offer.company?.id ?? 0 },
    });
    expect(status).toBe(204);
    await settled(server, 'rescore', 'send-message');
    expect(await tablesWith(server, company.email)).toEqual([]);
    expect(await tablesWith(server, companyName)).toEqual(['messages', 'notifications']);
    expect(await tablesWith(server, offer.token)).toEqual([]);
    for (const table of ['match_scores', 'match_states', 'match_moves', 'contract_sheets'])
      expect([table, await count(table, `offer_id = ${offer.id}`)]).toEqual([table, 0]);
    expect((await server.call('GET /user/', { as: company.token })).status).toBe(401);
    expect(await canSignIn(company)).toBe(401);
    expect((await server.call('GET /matches/', { as: applicant.token })).body).toEqual([]);
    const link = await server.call('PUT /company_test/{token}/', {
      params: { token: offer.token },
      body: answers(),
    });
    expect(link).toMatchObject({ status: 404, failure: { code: 'test_link_unusable' } });
    expect(await failedJobs()).toBe(0);
  });

  test('the address may be invited again, and begins anew', async () => {
    const { applicant } = await enrolment();
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: applicant.id },
    });
    const { body } = await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: '', email: applicant.email, phone: null }],
    });
    expect(body).toEqual({ number_created: 1, rejected_emails: [], failed_emails: [] });
    expect(await canSignIn(applicant)).toBe(401);
  });

  test('twice, or what there never was, answers that it is not there', async () => {
    const { applicant, offer } = await enrolment();
    const as = superuser.token;
    const remove = async () => [
      (await server.call('DELETE /applicant/{id}/', { as, params: { id: applicant.id } })).status,
      (
        await server.call('DELETE /companies/{id}/', {
          as,
          params: { id: offer.company?.id ?? 0 },
        })
      ).status,
    ];
    expect(await remove()).toEqual([204, 204]);
    expect(await remove()).toEqual([404, 404]);
  });
});
