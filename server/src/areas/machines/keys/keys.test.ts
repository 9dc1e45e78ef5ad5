import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { callsPerMinute } from '@tandem/domain/machines/machine-key';
import { machineScopeKeys } from '@tandem/domain/machines/scopes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rotateKey } from '../../../maintenance/rotate-key.ts';
import {
  password,
  signIn,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { someMachineKey, type MachineReadKey } from '../../../testing/fixtures/machine-keys.ts';
import { everywhereWith } from '../../../testing/database/everywhere-with.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const reads = (Object.entries(contract) as [ContractKey, Call][])
  .filter(([, { scope }]) => scope !== undefined)
  .map(([key, { scope }]) => [key as MachineReadKey, scope] as const);

describe('keys for programs', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const list = async () =>
    (await server.call('GET /machine-keys/', { as: superuser.token })).body.keys;

  test('are shown once and kept nowhere; superusers are told who made one', async () => {
    const other = await someSuperuser(server);
    const made = await someMachineKey(server, superuser, { name: "L'atelier", scopes: ['needs'] });
    expect(made.key).toMatch(/^tandem_[0-9a-f]{10}_[\w-]{43}$/);
    expect(made.key.startsWith(made.prefix)).toBe(true);
    const { key, ...shown } = made;
    expect(await list()).toContainEqual(shown);
    expect(await everywhereWith(server, key.slice(made.prefix.length + 1))).toEqual([]);
    for (const { email } of [superuser, other]) {
      const [mail] = await mailsTo(server, email);
      expect(mail?.subject).toBe('Une clé pour un logiciel vient d’être créée');
      expect(mail?.text).toContain(`${superuser.email} vient de créer une clé`);
      expect(mail?.text).toContain("L'atelier");
      expect(mail?.text).toContain('besoins');
    }
  });

  test('outlive whoever made them, and the superusers who stay are told of those that still open', async () => {
    const leaver = await someSuperuser(server);
    const { key } = await someMachineKey(server, leaver, { name: 'Site du centre' });
    const revoked = await someMachineKey(server, leaver, { name: 'Révoquée' });
    const { token: as } = leaver;
    await server.call('DELETE /machine-keys/{id}/', { as, params: { id: revoked.id } });
    await someMachineKey(server, superuser, { name: 'D’un autre' });
    await server.call('POST /webhooks/', {
      as,
      body: { url: 'https://suivi.exemple.fr/annonces', kinds: ['match.status'] },
    });
    const left = await server.call('POST /account-deletion/', { as, body: { password } });
    expect(left.status).toBe(204);
    expect((await server.call('GET /v1/needs/', { as: key })).status).toBe(200);
    const mail = (await mailsTo(server, superuser.email)).find(
      ({ subject }) => subject === 'Des clés survivent à un compte supprimé',
    );
    for (const word of ['Site du centre', 'suivi.exemple.fr']) expect(mail?.text).toContain(word);
    for (const word of ['Révoquée', 'D’un autre', leaver.email])
      expect(mail?.text).not.toContain(word);
  });

  test.each(reads)('%s opens with its right alone', async (key, scope) => {
    const { key: right } = await someMachineKey(server, superuser, {
      scopes: scope === undefined ? [] : [scope],
    });
    expect((await server.call(key, { as: right })).status).toBe(200);
    const { key: others } = await someMachineKey(server, superuser, {
      scopes: machineScopeKeys.filter((one) => one !== scope),
    });
    const refused = await server.call(key, { as: others });
    expect([refused.status, refused.failure]).toEqual([
      403,
      { code: 'key_scope', message: 'Cette clé ne donne pas le droit de lire ceci.' },
    ]);
  });

  test('open nothing that people do', async () => {
    const { key } = await someMachineKey(server, superuser);
    for (const call of ['GET /user/', 'GET /machine-keys/', 'GET /applicant/'] as const)
      expect((await server.call(call, { as: key })).failure.code).toBe('not_signed_in');
  });

  test('that are wrong, revoked or over say so', async () => {
    const failureOf = async (key: string) => {
      const { status, failure } = await server.call('GET /v1/needs/', { as: key });
      return [status, failure.code];
    };
    const { id, key } = await someMachineKey(server, superuser);
    expect(await failureOf(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toEqual([
      401,
      'key_unknown',
    ]);
    expect(await failureOf('tandem_x')).toEqual([401, 'key_unknown']);
    const params = { id };
    const revoke = () => server.call('DELETE /machine-keys/{id}/', { as: superuser.token, params });
    expect((await revoke()).status).toBe(204);
    expect(await failureOf(key)).toEqual([401, 'key_revoked']);
    expect((await revoke()).status).toBe(204);
    expect((await list()).find((one) => one.id === id)?.state).toBe('revoked');

    const today = clock.now().toISOString().slice(0, 10);
    const ending = await someMachineKey(server, superuser, { ends_on: today });
    expect((await server.call('GET /v1/needs/', { as: ending.key })).status).toBe(200);
    clock.pass(1, 'days');
    superuser = await signIn(server, superuser.email);
    expect(await failureOf(ending.key)).toEqual([401, 'key_ended']);
    const late = await server.call('POST /machine-keys/', {
      as: superuser.token,
      body: { name: 'x', scopes: ['needs'], ends_on: today },
    });
    expect(late.failure.fields).toEqual({ ends_on: 'Ce jour est déjà passé.' });
  });

  test('say when they were last used, and make so many calls a minute', async () => {
    const { id, key } = await someMachineKey(server, superuser);
    const before = (await list()).find((one) => one.id === id);
    expect(before?.last_used_at).toBeNull();
    const call = () => server.call('GET /v1/statistics/', { as: key });
    for (let count = 0; count < callsPerMinute; count += 1) expect((await call()).status).toBe(200);
    const refused = await call();
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await list()).find((one) => one.id === id)?.last_used_at).toBe(
      clock.now().toISOString(),
    );
    const { key: other } = await someMachineKey(server, superuser);
    expect((await server.call('GET /v1/statistics/', { as: other })).status).toBe(200);
    clock.pass(1, 'minutes');
    expect((await call()).status).toBe(200);
  });

  test('go on opening when the secret of the server is changed', async () => {
    const { key } = await someMachineKey(server, superuser);
    const { db, vault, keyring, config } = server.services;
    const before = vault.mark();
    await rotateKey({ db, vault, keyring, secretFile: config.secretFile });
    expect(vault.mark()).not.toBe(before);
    superuser = await signIn(server, superuser.email);
    expect((await server.call('GET /v1/needs/', { as: key })).status).toBe(200);
  });

  test('are named in the audit log with what they read', async () => {
    const { key } = await someMachineKey(server, superuser, { name: 'Suivi régional' });
    await server.call('GET /v1/matches/', { as: key });
    const { body } = await server.call('GET /journal/', {
      as: superuser.token,
      query: { actor: 'suivi rég' },
    });
    expect(body).toMatchObject([
      {
        deed: 'see_list',
        list: 'matches',
        actor: { role: 'machine', name: 'Suivi régional', email: null },
        person: null,
      },
    ]);
  });
});
