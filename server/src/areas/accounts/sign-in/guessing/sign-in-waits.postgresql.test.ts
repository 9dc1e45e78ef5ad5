import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../../platform/security/passwords/passwords.ts';
import { findAccountByEmail, type Member } from '../../account-queries.ts';
import { gate } from '../../../../testing/product/gate.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { waitForLocks } from '../../../../testing/database/wait-for-locks.ts';
import { password, someManager, someSuperuser } from '../../../../testing/fixtures/by-calls.ts';
import { changePassword } from '../../passwords/choose-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// The embedded database runs one transaction after the other, so that there is nothing to wait for.
test('a sign-in does not begin with a password that is being changed at the same instant', async () => {
  const { services } = server;
  const person = await someManager(server, await someSuperuser(server));
  const passwordHash = await hashPassword('Nouveau-2026!');
  const [changed, committing] = [gate(), gate()];
  const change = services.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, person.email);
    const chosen = { passwordHash, host: '127.0.0.1', device: '', keptSignInId: null };
    await changePassword(services, tx, account as Member, chosen);
    changed.open();
    await committing.opened;
  });
  await changed.opened;
  const trying = server.call('POST /token/', { body: { email: person.email, password } });
  await waitForLocks(services.db, 1);
  committing.open();
  await change;
  expect((await trying).status).toBe(401);
});
