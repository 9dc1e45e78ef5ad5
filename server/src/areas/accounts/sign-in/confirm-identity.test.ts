import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  password,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import {
  addPasskey,
  madeAuthenticator,
  ownPages,
} from '../../../testing/fixtures/made-authenticator.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const settings = { managers_see: 'all' } as const;

describe('something sensitive', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let refresh: string;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const enter = async (device?: string): Promise<string> => {
    const body = { email: superuser.email, password, ...(device !== undefined && { device }) };
    const { status, body: given } = await server.call('POST /token/', { body });
    expect(status).toBe(200);
    return given.refresh;
  };

  const access = async (): Promise<string> =>
    (await server.call('POST /token/refresh/', { body: { refresh } })).body.access;

  const save = async () =>
    server.call('PUT /centre_settings/', { as: await access(), body: settings });

  const confirm = async (typed: string) =>
    server.call('POST /sign-ins/confirm/', { as: await access(), body: { password: typed } });

  beforeEach(async () => {
    refresh = await enter('');
  });

  test('is done within a quarter of an hour, then once the password has been given again', async () => {
    clock.pass(14.9, 'minutes');
    expect((await save()).status).toBe(200);
    clock.pass(0.2, 'minutes');
    const { status, failure } = await save();
    expect([status, failure]).toEqual([
      403,
      { code: 'identity_doubted', message: 'Confirmez d’abord que c’est bien vous.' },
    ]);
    // All else goes on.
    expect((await server.call('GET /centre_settings/', { as: await access() })).status).toBe(200);
    expect((await confirm(password)).status).toBe(204);
    expect((await save()).status).toBe(200);
    clock.pass(15, 'minutes');
    expect((await save()).status).toBe(403);
  });

  test('does not let the password be guessed', async () => {
    clock.pass(15, 'minutes');
    for (let count = 0; count < 5; count += 1) {
      const { status, failure } = await confirm('Wrong-2026!');
      expect(status).toBe(400);
      expect(failure).toMatchObject({
        code: 'wrong_password',
        fields: { password: 'Le mot de passe est incorrect.' },
      });
    }
    expect((await confirm('Wrong-2026!')).status).toBe(429);
    expect((await save()).status).toBe(403);
    clock.pass(31, 'minutes');
  });

  test('is confirmed for one sign-in alone, and by a new password too', async () => {
    const other = refresh;
    refresh = await enter('');
    clock.pass(15, 'minutes');
    await confirm(password);
    expect((await save()).status).toBe(200);
    refresh = other;
    expect((await save()).status).toBe(403);
    const changed = await server.call('POST /password-change/', {
      as: await access(),
      body: { current_password: password, new_password: password },
    });
    expect(changed.status).toBe(200);
    expect((await save()).status).toBe(200);
  });

  test('is confirmed by a passkey of the account too, once for each challenge', async () => {
    const own = madeAuthenticator();
    const chief = await access();
    await addPasskey(server, { token: chief }, own);
    const other = madeAuthenticator();
    await addPasskey(server, await someManager(server, { ...superuser, token: chief }), other);
    clock.pass(15, 'minutes');
    const show = async (device: typeof own) => {
      const { body } = await server.call('POST /token/passkey/challenge/');
      const credential = device.answer({ challenge: body.options.challenge, ...ownPages });
      return { ticket: body.ticket, credential };
    };
    const by = async (body: Awaited<ReturnType<typeof show>>) =>
      server.call('POST /sign-ins/confirm/passkey/', { as: await access(), body });
    expect((await by(await show(other))).failure.code).toBe('passkey_of_another');
    expect((await by(await show(madeAuthenticator()))).failure.code).toBe('passkey_refused');
    expect((await save()).status).toBe(403);
    const shown = await show(own);
    expect((await by(shown)).status).toBe(204);
    expect((await save()).status).toBe(200);
    clock.pass(4, 'minutes');
    expect((await by(shown)).failure.code).toBe('challenge_unusable');
    clock.pass(11, 'minutes');
    expect((await save()).status).toBe(403);
  });

  test('is not asked of a client that knows the specification alone', async () => {
    refresh = await enter();
    clock.pass(2, 'hours');
    expect((await save()).status).toBe(200);
    const manager = await someManager(server, { ...superuser, token: await access() });
    const { body } = await server.call('GET /staff/', { as: await access() });
    const id = body.find(({ email }) => email === manager.email)?.id ?? 0;
    const deleted = await server.call('DELETE /staff/{id}/', {
      as: await access(),
      params: { id },
    });
    expect(deleted.status).toBe(204);
  });

  test('is what shows a social security number, takes data out, lets others in, deletes people, or sets the centre', () => {
    const sensitive = Object.entries<Call>(contract).filter(([, call]) => call.sensitive);
    expect(sensitive.map(([key]) => key as ContractKey).toSorted()).toEqual([
      'DELETE /applicant/{id}/',
      'DELETE /companies/{id}/',
      'DELETE /contract/agreement-template/',
      'DELETE /contract/figures/{id}/',
      'DELETE /contract/official-forms/{kind}/',
      'DELETE /formations/{id}/',
      'DELETE /machine-keys/{id}/',
      'DELETE /passkeys/{id}/',
      'DELETE /sessions/{id}/',
      'DELETE /staff/{id}/',
      'DELETE /webhooks/{id}/',
      'GET /contract/file/{matchId}/bundle/',
      'GET /contract/file/{matchId}/export/',
      'GET /contract/file/{matchId}/official-form/',
      'GET /contract/file/{matchId}/sheet/',
      'GET /contract/note/{matchId}/nir/',
      'GET /contract/scans/{id}/',
      'GET /exports/{id}/file/',
      'GET /own-data/',
      'GET /own-data/{accountId}/',
      'GET /sessions/{id}/apprentices/',
      'POST /calendar-address/',
      'POST /clock/',
      'POST /contract/figures/',
      'POST /contract/file/{matchId}/online-signing/',
      'POST /contract/official-forms/{kind}/',
      'POST /exports/journal/',
      'POST /exports/matches/',
      'POST /follow-up/hand-over/',
      'POST /follow-up/people/{id}/new-address/',
      'POST /formationlink/',
      'POST /imports/{id}/withdraw/',
      'POST /journal/exports/',
      'POST /machine-keys/',
      'POST /passkeys/challenge/',
      'POST /second-factor/',
      'POST /second-factor/recovery-codes/',
      'POST /second-factor/resets/',
      'POST /sessions/{id}/closing/',
      'POST /staff/',
      'POST /webhooks/',
      'PUT /centre_settings/',
      'PUT /contract/agreement-template/',
      'PUT /contract/official-forms/{kind}/rules/',
      'PUT /follow-up/settings/',
      'PUT /matching_settings/',
    ]);
  });

  /** What the staff may set or delete without being asked again, and why. */
  const unasked: Partial<Record<ContractKey, string>> = {
    'POST /contract/agreement-template/preview/': 'changes nothing',
    'POST /launch_matching/': 'daily work, and scored anew at will',
    'DELETE /launch_matching/': 'daily work, and scored anew at will',
    'POST /formations/': 'adds, and is deleted as long as nobody uses it',
    'POST /sessions/': 'adds, and is deleted as long as nobody uses it',
    'PUT /sessions/{id}/': 'is put back by the same form',
    'POST /sessions/{id}/move/': 'is put back by the same form',
    'DELETE /formationlink/{id}/': 'takes a right away, in a hurry',
    'POST /webhooks/{id}/resuming/': 'tells those whom a sensitive call has named',
    'POST /webhook-deliveries/{id}/again/': 'tells those whom a sensitive call has named',
    'DELETE /sign-ins/{id}/': 'takes a right away, in a hurry',
    'DELETE /calendar-address/': 'takes a right away, in a hurry',
    'DELETE /matches/{id}/shares/{shareId}/': 'takes a right away, in a hurry',
    'DELETE /contract/file/{matchId}/parts/{party}/': 'takes a right away, in a hurry',
    'DELETE /contract/file/{matchId}/online-signing/': 'takes a right away, in a hurry',
    'DELETE /temp-applicants/{token}/': 'daily work: who was invited in vain is invited again',
    'DELETE /temp-companies/{token}/': 'daily work: who was invited in vain is invited again',
    'DELETE /contract/file/{matchId}/amendments/draft/': 'what nobody has signed',
    'DELETE /forums/{id}/meetings/{meeting}/': 'daily work, told to both sides',
    'DELETE /skills/added/{id}/': 'daily work: words without a person',
    'DELETE /exports/{id}/': 'a copy, which ends by itself',
    'DELETE /drafts/{form}/': 'one’s own, not sent yet',
    'DELETE /views/{id}/': 'one’s own words, typed in a minute',
    'DELETE /notes/{id}/': 'one’s own words, daily work',
  };

  test('is whatever a superuser alone may set, and whatever the staff delete, but for what says why not', () => {
    const isOfStaff = ({ roles }: Call) => roles.some((role) => /^(staff|superuser)$/.test(role));
    const isOfSuperusers = ({ roles }: Call) => roles.every((role) => role === 'superuser');
    const concerned = Object.entries<Call>(contract).filter(
      ([key, call]) =>
        !call.sensitive &&
        ((key.startsWith('DELETE ') && isOfStaff(call)) ||
          (!key.startsWith('GET ') && isOfSuperusers(call))),
    );
    expect(concerned.map(([key]) => key).toSorted()).toEqual(Object.keys(unasked).toSorted());
  });
});
