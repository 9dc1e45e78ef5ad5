import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someCandidate, someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { someMachineKey } from '../../../testing/fixtures/machine-keys.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const script = fileURLToPath(
  new URL('../../../../../docs/examples/follow-candidates.mjs', import.meta.url),
);

describe('the example of docs/api.md', () => {
  let server: TestServer;
  let superuser: Person;
  let address: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-example-'));
  const file = path.join(folder, 'copie.json');

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const run = async (key: string): Promise<string> => {
    const env = { TANDEM_URL: address, TANDEM_KEY: key };
    const { stdout } = await promisify(execFile)(process.execPath, [script, file], { env });
    return stdout.trim();
  };

  const emailsOf = () => {
    const { candidates } = JSON.parse(readFileSync(file, 'utf8')) as {
      candidates: Record<string, { email: string }>;
    };
    return Object.values(candidates).map(({ email }) => email);
  };

  test('runs, and keeps a copy that follows', async () => {
    const { key } = await someMachineKey(server, superuser, { scopes: ['candidates'] });
    const [first, second] = [
      await someCandidate(server, superuser),
      await someCandidate(server, superuser),
    ];
    expect(await run(key)).toBe('2 candidats');
    expect(emailsOf()).toEqual([first.email, second.email]);
    const third = await someCandidate(server, superuser);
    await sql`delete from accounts where email = ${first.email}`.execute(server.services.db.read);
    expect(await run(key)).toBe('2 candidats');
    expect(emailsOf()).toEqual([second.email, third.email]);
  });

  test('tells why it is refused', async () => {
    const { key } = await someMachineKey(server, superuser, { scopes: ['needs'] });
    await expect(run(key)).rejects.toThrow(/key_scope : Cette clé ne donne pas le droit/);
  });
});
