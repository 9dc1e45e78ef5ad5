import type { Sent } from '@tandem/contract';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCompany,
  launch,
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { answers, sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { linkIn, mailsTo, tokenIn, type Message } from '../../../testing/product/mails.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type Added = Sent<'POST /follow-up/people/'>['body'];

describe('somebody without an address', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;

  beforeAll(async () => {
    // By day: what may leave by SMS would.
    server = await startTestServer({}, { now: standingClock('2026-11-03T10:00:00Z').now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
  });

  afterAll(() => server.close());

  const add = (changes: Partial<Extract<Added, { side: 'applicant' }>> = {}) =>
    server.call('POST /follow-up/people/', {
      as: manager.token,
      body: {
        side: 'applicant',
        first_name: 'Awa',
        last_name: unique('Sans Adresse '),
        phone: '06 39 98 12 34',
        ...changes,
      },
    });

  const pageOf = async (id: number) =>
    (await server.call('GET /follow-up/people/{id}/', { as: manager.token, params: { id } })).body;

  const fill = (applicantId: number) =>
    server.call('PUT /applicants/registration/{applicantId}/correction/', {
      as: manager.token,
      params: { applicantId },
      body: sheetFor(training),
      files: { resume: makePdf(['Awa Diallo', 'Développeuse web', 'TypeScript']) },
    });

  const ask = (applicantId: number, body = answers()) =>
    server.call('PUT /applicants/registration/{applicantId}/test/', {
      as: manager.token,
      params: { applicantId },
      body,
    });

  /** Whose sheet and test are complete. */
  const complete = async () => {
    const { account_id: id } = (await add()).body;
    const page = await pageOf(id);
    await fill(page.record_id);
    await ask(page.record_id);
    return page;
  };

  const tell = (id: number, calls: number[]) =>
    server.call('POST /follow-up/people/{id}/told/', {
      as: manager.token,
      params: { id },
      body: { calls },
    });

  test('is added by the staff, once, and what they lack is the staff’s to see to at once', async () => {
    const last_name = unique('Sans Adresse ');
    const added = await add({ last_name });
    expect(added.status).toBe(201);
    const page = await pageOf(added.body.account_id);
    expect(page).toMatchObject({ email: null, stage: 'sheet', phone: '+33639981234', calls: [] });
    expect(page.waits).toMatchObject([{ kind: 'sheet', late: true, next: null }]);
    expect(page.timeline.map(({ what }) => what)).toEqual(['added']);
    expect((await add({ last_name })).failure.code).toBe('person_known');
    const both = { last_name: unique('À la fois ') };
    const twice = await Promise.all([add(both), add(both)]);
    expect(twice.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const silent = unique('Sans Numéro ');
    expect((await add({ last_name: silent, phone: null })).status).toBe(201);
    expect((await add({ last_name: silent, phone: null })).failure.code).toBe('person_known');
    expect((await add({ first_name: ' ' })).failure.fields).toHaveProperty('first_name');
    const { body } = await server.call('GET /follow-up/waits/', { as: manager.token });
    expect(body.items.find((one) => one.account_id === page.account_id)).toMatchObject({
      kind: 'sheet',
      late: true,
    });
    const list = await server.call('GET /applicant/', { as: manager.token });
    expect(list.body.find(({ id }) => id === page.record_id)).toMatchObject({ email: null });
  });

  test('is asked the test by the staff; whoever has an address is not', async () => {
    const page = await complete();
    expect(await pageOf(page.account_id)).toMatchObject({ page_done: true, test_done: true });
    const faulty = await ask(page.record_id, { ...answers(), motivation: '' });
    expect(faulty.status).toBe(400);
    const read = await server.call('GET /applicants/registration/{applicantId}/test/', {
      as: manager.token,
      params: { applicantId: page.record_id },
    });
    expect(read.body).toEqual(answers());
    const logged = await server.call('GET /journal/', {
      as: superuser.token,
      query: { deed: 'fill_test' },
    });
    expect(logged.body[0]).toMatchObject({ actor: { email: manager.email } });
    const { candidate } = await withAddress();
    expect((await ask(candidate)).failure.code).toBe('own_test');
  });

  const withAddress = async () => {
    const email = someEmail();
    await server.call('POST /temp-applicants/', {
      as: manager.token,
      body: [{ first_name: 'Léa', last_name: 'Loin', email, phone: null }],
    });
    const [mail] = await mailsTo(server, email);
    const token = tokenIn(mail as Message);
    await server.call('POST /user/register/', {
      body: { token, password: 'Tandem-2026!' },
    });
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select p.id from applicants p join accounts a on a.id = p.account_id where a.email = $1',
      [email],
    );
    return { email, candidate: rows[0]?.id ?? 0 };
  };

  test('is told by the staff what would have been written, and nothing leaves', async () => {
    const page = await complete();
    const company = await completeCompany(server, superuser);
    await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body: matches } = await server.call('GET /matches/', { as: company.token });
    const match = matches.find(({ application }) => application.applicant.id === page.record_id);
    expect(match?.application.applicant.email).toBeNull();
    await server.call('POST /matches/{id}/', {
      as: company.token,
      params: { id: match?.id ?? 0 },
      body: { action: status.acceptedByCompany },
    });
    const called = await pageOf(page.account_id);
    expect(called.calls).toMatchObject([{ subject: expect.stringContaining('rencontrer') }]);
    expect(called.calls[0]?.text).not.toMatch(/https?:|Bonjour/);
    expect(called.waits.map(({ kind, late }) => [kind, late])).toEqual(
      expect.arrayContaining([
        ['to_tell', true],
        ['answer_company', true],
      ]),
    );
    const { rows } = await server.services.db.pool.query(
      "select recipient from messages where recipient = '' or recipient = $1",
      [called.phone],
    );
    expect(rows).toEqual([]);
    const archive = await server.call('GET /own-data/{accountId}/', {
      as: superuser.token,
      params: { accountId: page.account_id },
    });
    expect(readZip(archive.raw).get('messages.json')?.toString()).toContain('rencontrer');
    const own = await server.call('GET /own-data/{accountId}/', {
      as: superuser.token,
      params: { accountId: await accountOf(server, company) },
    });
    expect(own.failure.code).toBe('own_data');
    const ids = called.calls.map(({ id }) => id);
    // Somebody else's are left alone.
    expect((await tell((await complete()).account_id, ids)).body.told).toBe(0);
    expect((await tell(page.account_id, ids)).body.told).toBe(1);
    expect((await tell(page.account_id, ids)).body.told).toBe(0);
    const after = await pageOf(page.account_id);
    expect([after.calls, after.waits.some(({ kind }) => kind === 'to_tell')]).toEqual([[], false]);
    expect(after.timeline).toContainEqual(
      expect.objectContaining({ what: 'told', by: "Maëlle L'Hostis" }),
    );
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: page.record_id },
    });
    const left = await server.services.db.pool.query('select from calls where account_id = $1', [
      page.account_id,
    ]);
    expect(left.rows).toHaveLength(0);
  });

  test('is told no more of a company that has left', async () => {
    const page = await complete();
    const company = await completeCompany(server, superuser);
    const { id: companyId, name } = (await server.call('GET /company/', { as: company.token }))
      .body;
    await activeNeed(server, company, training);
    await launch(server, superuser);
    const { body: matches } = await server.call('GET /matches/', { as: company.token });
    const match = matches.find(({ application }) => application.applicant.id === page.record_id);
    await server.call('POST /matches/{id}/', {
      as: company.token,
      params: { id: match?.id ?? 0 },
      body: { action: status.acceptedByCompany },
    });
    const told = async () => JSON.stringify((await pageOf(page.account_id)).calls);
    expect(await told()).toContain(name);
    const params = { id: companyId };
    await server.call('DELETE /companies/{id}/', { as: superuser.token, params });
    expect(await told()).not.toContain(name);
  });

  test('has an access of their own as soon as they have confirmed an address', async () => {
    const page = await complete();
    const email = someEmail();
    const correct = (typed: string) =>
      server.call('PUT /follow-up/people/{id}/', {
        as: superuser.token,
        params: { id: page.account_id },
        body: { first_name: 'Awa', last_name: page.last_name, email: typed, phone: page.phone },
      });
    expect((await correct('')).status).toBe(200);
    expect((await correct(email)).body.confirmation_sent).toBe(true);
    const [mail] = await mailsTo(server, email);
    const token = tokenIn(mail as Message);
    await server.call('POST /address-changes/{token}/', { params: { token } });
    expect((await pageOf(page.account_id)).email).toBe(email);
    expect((await correct('')).failure.fields).toHaveProperty('email');
    await server.call('POST /password-reset-email/', { body: { email } });
    const [reset] = await mailsTo(server, email);
    const link = linkIn(reset as Message);
    await server.call('POST /password-reset/', {
      body: {
        uid: link.searchParams.get('uid') ?? '',
        token: link.searchParams.get('token') ?? '',
        new_password: 'Tandem-2026!',
      },
    });
    const signedIn = await server.call('POST /token/', {
      body: { email, password: 'Tandem-2026!' },
    });
    expect(signedIn.status).toBe(200);
  });

  test('may be a company, whose sheet and needs the staff see to', async () => {
    const added = await server.call('POST /follow-up/people/', {
      as: manager.token,
      body: { side: 'company', name: unique('Menuiserie '), contact_name: 'Jo Lin', phone: null },
    });
    const page = await pageOf(added.body.account_id);
    expect(page).toMatchObject({ side: 'company', email: null, contact_name: 'Jo Lin' });
    expect(page.waits).toMatchObject([{ kind: 'sheet', late: true }]);
  });
});
