import { afterAll, beforeAll, expect, test } from 'vitest';
import { someCandidate, someSuperuser } from '../../testing/fixtures/by-calls.ts';
import { someSubscription } from '../../testing/outside-world/push-service.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { openVault } from '../security/vault.ts';
import { ensurePushKeys, readPublicKey, readPushKeys } from './push-keys.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('the keys are there from the start, sealed, and stay', async () => {
  const { db, vault } = server.services;
  const keys = await readPushKeys(db.read, vault);
  const { rows } = await db.pool.query<{ kept: string }>(
    'select row_to_json(k)::text as kept from push_keys k',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain(keys.privateKey);
  await Promise.all([ensurePushKeys(db, vault), ensurePushKeys(db, vault)]);
  expect(await readPushKeys(db.read, vault)).toEqual(keys);
});

test('keys that nothing opens are made anew as long as no device is bound to them', async () => {
  const { db } = server.services;
  const before = await readPublicKey(db.read);
  const other = openVault(() => ['x'.repeat(40)]);
  await ensurePushKeys(db, other);
  const made = await readPublicKey(db.read);
  expect(made).not.toBe(before);
  const person = await someCandidate(server, await someSuperuser(server));
  await server.call('POST /alerts/devices/', { as: person.token, body: someSubscription });
  await ensurePushKeys(db, server.services.vault);
  expect(await readPublicKey(db.read)).toBe(made);
});
