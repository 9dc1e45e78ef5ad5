import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someCandidate,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type Change = Partial<Sent<'PUT /applicants/registration/{applicantId}/correction/'>['body']>;

const files = { resume: makePdf(['Zoé D’Arc', 'Soudure']) };

describe('a sheet that the staff fill in for somebody', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
  });

  afterAll(() => server.close());

  /** A candidate with an account, and by which numbers the staff know them. */
  const someone = async () => {
    const person = await someCandidate(server, superuser);
    const account = await accountOf(server, person);
    const page = await pageOf(account);
    return { ...person, account, id: page.record_id };
  };

  type Someone = Awaited<ReturnType<typeof someone>>;

  const pageOf = async (account: number) =>
    (
      await server.call('GET /follow-up/people/{id}/', {
        as: manager.token,
        params: { id: account },
      })
    ).body;

  const fill = ({ id }: Someone, changes: Change = {}, sent: object = files, { token } = manager) =>
    server.call('PUT /applicants/registration/{applicantId}/correction/', {
      as: token,
      params: { applicantId: id },
      body: { ...sheetFor(training), ...changes },
      files: sent as typeof files,
    });

  const read = async ({ id }: Someone) =>
    (
      await server.call('GET /applicants/registration/{applicantId}/correction/', {
        as: manager.token,
        params: { applicantId: id },
      })
    ).body;

  const save = ({ token }: Someone, changes: Change = {}) =>
    server.call('PUT /applicants/registration/', {
      as: token,
      body: { ...sheetFor(training), ...changes },
      files: {},
    });

  const bellOf = async ({ token }: Someone) =>
    (await server.call('GET /notifications/', { as: token })).body.items.map(({ text }) => text);

  test('is theirs as if they had filled it in, is marked, and they are told', async () => {
    const zoe = await someone();
    const before = (await mailsTo(server, zoe.email)).length;
    expect(await read(zoe)).toMatchObject({ id: null, filled_by_centre: null });
    const { status, body } = await fill(zoe);
    expect([status, body.id, body.city]).toEqual([200, zoe.id, 'Lyon']);
    const own = await server.call('GET /applicants/registration/', { as: zoe.token });
    const by = "Maëlle L'Hostis";
    expect(own.body.filled_by_centre).toEqual({ at: expect.any(String), by });
    const page = await pageOf(zoe.account);
    expect(page).toMatchObject({ page_done: true, filled_by_centre: { by } });
    expect(page.timeline).toContainEqual(expect.objectContaining({ what: 'filled', by }));
    const [mail, ...earlier] = await mailsTo(server, zoe.email);
    expect([mail?.subject, earlier.length]).toEqual(['Le centre a rempli votre fiche', before]);
    expect(mail?.text).toContain('/applicant/application');
    expect((await bellOf(zoe))[0]).toBe('Le centre a rempli votre fiche\u202F: relisez-la');
    const { rows } = await server.services.db.pool.query<{ account_id: number }>(
      'select account_id from files where name = $1',
      [own.body.resume?.split('/').at(-1)],
    );
    expect(rows).toEqual([{ account_id: zoe.account }]);
    const logged = await server.call('GET /journal/', {
      as: superuser.token,
      query: { deed: 'fill_candidate', person: zoe.email },
    });
    expect(logged.body).toMatchObject([{ actor: { email: manager.email } }]);
  });

  test('bears the mark until they save it themselves; what happened stays told', async () => {
    const zoe = await someone();
    await fill(zoe);
    expect((await save(zoe)).body.filled_by_centre).toBeNull();
    const page = await pageOf(zoe.account);
    expect(page.filled_by_centre).toBeNull();
    expect(page.timeline.map(({ what }) => what)).toContain('filled');
    // Nothing is another: nobody has filled anything in.
    expect((await fill(zoe, {}, {})).body.filled_by_centre).toBeNull();
    const corrected = await fill(zoe, { city: 'Bron', kilometers_away: 50 }, {});
    expect(corrected).toMatchObject({ status: 200, body: { filled_by_centre: {} } });
    expect((await bellOf(zoe))[0]).toBe(
      'Le centre a modifié votre fiche\u202F: Ville, Distance maximale. Relisez-la',
    );
  });

  test('is told to nobody where that is asked for', async () => {
    const zoe = await someone();
    const before = (await mailsTo(server, zoe.email)).length;
    expect((await fill(zoe, { tell: false })).status).toBe(200);
    expect([await bellOf(zoe), (await mailsTo(server, zoe.email)).length]).toEqual([[], before]);
  });

  test('asks for what it asks of its candidate', async () => {
    const zoe = await someone();
    expect((await fill(zoe, {}, {})).failure.code).toBe('resume_missing');
    expect((await fill(zoe, { city: '' })).failure.fields).toHaveProperty('city');
    expect((await read(zoe)).id).toBeNull();
  });

  test('is not written over what somebody else has saved meanwhile, on neither side', async () => {
    const zoe = await someone();
    const { version } = (await fill(zoe)).body;
    expect((await save(zoe, { city: 'Bron', seen_version: version })).status).toBe(200);
    const late = await fill(zoe, { city: 'Vaulx-en-Velin', seen_version: version }, {});
    expect([late.status, late.failure.code]).toEqual([409, 'changed_meanwhile']);
    const now = await read(zoe);
    expect(now.city).toBe('Bron');
    // A second click finds everything as it asks.
    expect((await save(zoe, { city: 'Bron', seen_version: version })).status).toBe(200);
    expect((await fill(zoe, { city: 'Oullins', seen_version: now.version }, {})).status).toBe(200);
    expect((await save(zoe, { city: 'Lyon', seen_version: now.version })).failure.code).toBe(
      'changed_meanwhile',
    );
    // A client that knows nothing of versions is not refused.
    expect((await save(zoe)).status).toBe(200);
  });

  test('is proposed what the resume says', async () => {
    const zoe = await someone();
    const resume = makePdf(['Zoé D’Arc', 'zoe.arc@exemple.fr', '06 39 98 12 34', '69003 Lyon']);
    const propose = (as: string, id = zoe.id) =>
      server.call('POST /applicants/registration/{applicantId}/auto-fill/', {
        as,
        params: { applicantId: id },
        files: { resume },
      });
    const { body } = await propose(manager.token);
    expect(body).toMatchObject({ phone: '+33639981234', city: 'Lyon' });
    expect((await propose(zoe.token)).status).toBe(403);
    expect((await propose(manager.token, 987_654)).status).toBe(404);
  });

  test('is no way to the invited, nor out of the programmes that a manager sees', async () => {
    const zoe = await someone();
    const { programmeId } = await someTraining(server, superuser);
    const limited = await someManager(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(server, limited), formation: training.programmeId },
    });
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    const away = await fill(zoe, { formation: programmeId }, files, limited);
    expect(away.failure.fields).toHaveProperty('formation');
    expect((await fill(zoe, {}, files, limited)).status).toBe(200);
    await see('all');
    expect((await fill(zoe, { formation: programmeId }, files)).status).toBe(200);
    await see('programmes');
    expect((await fill(zoe, {}, files, limited)).status).toBe(404);
    await see('all');
    const email = `invitee.${zoe.id}@exemple.fr`;
    const invited = [{ first_name: 'Léa', last_name: 'Loin', email, phone: null }];
    await server.call('POST /temp-applicants/', { as: superuser.token, body: invited });
    const account = await accountOf(server, { email });
    const { record_id: id } = await pageOf(account);
    expect((await fill({ ...zoe, id })).status).toBe(404);
  });
});
