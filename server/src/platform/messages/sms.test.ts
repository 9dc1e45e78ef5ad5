import { Writable } from 'node:stream';
import type { Answer } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmsServer, type TestSmsServer } from '../../testing/outside-world/sms-server.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { readReturnedSms } from './read-returned-sms.ts';
import { someEmail, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';

const apiKey = 'xkeysib-tres-secrete';

type Row = Answer<'GET /temp-applicants/'>[number];

describe('an SMS on its way', () => {
  let sms: TestSmsServer;
  let server: TestServer;
  let superuser: Person;
  let log = '';

  beforeAll(async () => {
    sms = await startSmsServer();
    const logTo = new Writable({
      write: (chunk: Buffer, _, done) => {
        log += chunk.toString();
        done();
      },
    });
    server = await startTestServer(
      {
        SMS_API_KEY: apiKey,
        SMS_BASE_URL: `${sms.url}/`,
        SMS_SENDER: 'CFA Lyon',
        LOG_LEVEL: 'trace',
      },
      { jobTiming: { retryDelaySeconds: 0 }, logTo },
    );
    superuser = await someSuperuser(server);
  });

  afterAll(async () => {
    await server.close();
    await sms.close();
  });

  const invite = async (phone: string) => {
    const email = someEmail();
    const answer = await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: "D'Arc", email, phone }],
    });
    return { email, ...answer };
  };

  const rowOf = async (email: string): Promise<Row> => {
    const { body } = await server.call('GET /temp-applicants/', { as: superuser.token });
    return body.find((row) => row.email === email) as Row;
  };

  test('is asked of the provider as its documentation says', async () => {
    const { email } = await invite('06 12 34 56 01');
    const row = await rowOf(email);
    const [call, ...more] = sms.callsFor('33612345601');
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v3/transactionalSMS/send',
      headers: {
        'api-key': apiKey,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: {
        type: 'transactional',
        unicodeEnabled: false,
        sender: 'CFA Lyon',
        recipient: '33612345601',
      },
    });
    expect(call?.body['content']).toBe(
      `Tandem : votre centre de formation vous invite à trouver votre alternance. Créez votre compte : ${row.link_inscription}`,
    );
    expect(row).toMatchObject({ phone: '+33612345601', sms_sent: true, sms_sent_count: 1 });
    expect(row.last_sms_sent).not.toBeNull();
  });

  test.each([
    ['+33 6 12 34 56 02', '+33612345602'],
    ['0033 6.12.34.56.03', '+33612345603'],
    ['+33 (0)6 12 34 56 04', '+33612345604'],
    ['06-12-34-56-05', '+33612345605'],
    ['+41 79 123 45 06', '+41791234506'],
    ['+262 692 12 34 07', '+262692123407'],
  ])('reaches %s', async (typed, stored) => {
    const { email } = await invite(typed);
    expect((await rowOf(email)).phone).toBe(stored);
    expect(sms.callsFor(stored.slice(1))).toHaveLength(1);
  });

  test.each(['12', 'pas un numéro', '06 12 34 56', '+33 6 12 34 56 78 99', '+999 1234567'])(
    'is not asked for %s',
    async (typed) => {
      const { status, failure, email } = await invite(typed);
      expect(status).toBe(400);
      expect(failure).toMatchObject({
        code: 'invalid_input',
        fields: { '0.phone': 'Numéro de téléphone invalide.' },
      });
      expect(await rowOf(email)).toBeUndefined();
    },
  );

  test('that is refused for good leaves the indicator red, and is no refused address', async () => {
    sms.refuse('33612345610', 400);
    const { email, body } = await invite('0612345610');
    expect(body).toEqual({ number_created: 1, rejected_emails: [], failed_emails: [] });
    await waitFor('it was refused', () => sms.callsFor('33612345610').length > 0);
    expect(await rowOf(email)).toMatchObject({
      email_sent: true,
      sms_sent: false,
      last_sms_sent: null,
      sms_sent_count: 0,
    });
    expect(sms.callsFor('33612345610')).toHaveLength(1);
  });

  test.each([429, 500, 503, 401, 402])('that meets a %i is sent later, once', async (status) => {
    const phone = `33612345${status}`.slice(0, 11);
    sms.refuse(phone, status, 2);
    const { email } = await invite(`+${phone}`);
    await waitFor('it is sent', async () => (await rowOf(email)).sms_sent);
    expect(sms.callsFor(phone)).toHaveLength(3);
    expect((await rowOf(email)).sms_sent_count).toBe(1);
  });

  const leftFor = async (phone: string): Promise<string> => {
    const { email } = await invite(`+${phone}`);
    await waitFor('it is sent', async () => (await rowOf(email)).sms_sent);
    return email;
  };

  test('that the provider gives back later is said of its invitation, once, by its own tag', async () => {
    const [gone, rejected, late, other] = await Promise.all(
      ['33612345631', '33612345632', '33612345633', '33612345634'].map(leftFor),
    );
    sms.report('33612345631', 'hardBounces');
    sms.report('33612345632', 'rejected', ['a', sms.callsFor('33612345632')[0]?.body['tag']]);
    sms.report('33612345633', 'softBounces');
    sms.report('33612345634', 'hardBounces', 'tandem-1-1700000000000-0123456789abcdef');
    // More than a page of what is not ours.
    for (let count = 0; count < 100; count += 1) sms.report('33699999999', 'blocked', 'autre');
    sms.report('33612345631', 'blocked');
    for (const _ of [1, 2]) await readReturnedSms(server.services, new AbortController().signal);
    for (const email of [gone, rejected])
      expect(await rowOf(email ?? '')).toMatchObject({
        sms_sent: false,
        sms_sent_count: 0,
        last_sms_sent: null,
        email_sent: true,
      });
    for (const email of [late, other])
      expect(await rowOf(email ?? '')).toMatchObject({ sms_sent: true, sms_sent_count: 1 });
  });

  test('says in a reminder that it is one', async () => {
    const { email } = await invite('0612345620');
    const { id } = await rowOf(email);
    const { body } = await server.call('POST /temp-applicants/{id}/recontact/', {
      as: superuser.token,
      params: { id: String(id) },
    });
    expect(body).toMatchObject({ sms_sent_count: 2, email_sent_count: 2 });
    expect(sms.callsFor('33612345620')[1]?.body['content']).toMatch(
      /^Tandem : votre espace vous attend\. /,
    );
  });

  test('leaves neither the key nor a number nor an address in the log', async () => {
    expect(log).toContain('job failed');
    expect(log).not.toContain(apiKey);
    expect(log).not.toMatch(/336\d{8}/);
    expect(log).not.toMatch(/@exemple\.fr/);
  });
});
