import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someDatabase, type SomeDatabase } from './testing/database/template.ts';
import { startChildServer, type ChildServer } from './testing/product/child-server.ts';
import { waitFor } from './testing/wait-for.ts';

describe('the server as a process, whatever its database', () => {
  let database: SomeDatabase;
  const children: ChildServer[] = [];

  const start = (more: Record<string, string | undefined> = {}): ChildServer => {
    const child = startChildServer({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'admin@exemple.fr',
      ...more,
    });
    children.push(child);
    return child;
  };

  beforeAll(async () => {
    database = await someDatabase();
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    await database.remove();
  });

  test('a wrong value stops it with one line', async () => {
    const child = start({ SMTP_URL: 'mail.example' });
    expect(await child.ended()).toBe(1);
    expect(child.output()).toEqual({
      stdout: '',
      stderr: 'SMTP_URL is wrong: it must be an smtp:// or smtps:// address.\n',
    });
  });

  test('a database that does not answer stops it with one line', async () => {
    const child = start({ DATABASE_URL: 'postgres://tandem:motdepasse@127.0.0.1:1/none' });
    expect(await child.ended()).toBe(1);
    expect(child.output().stderr).toMatch(/^DATABASE_URL is wrong: [^\n]+ECONNREFUSED[^\n]+\n$/);
    expect(child.output().stderr).not.toContain('motdepasse');
  });

  test('a taken port stops it with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await waitFor('the port is taken', () => other.listening);
    const child = start({ PORT: String((other.address() as AddressInfo).port) });
    expect(await child.ended()).toBe(1);
    expect(child.output().stderr).toMatch(/^PORT is wrong: [^\n]+\n$/);
    other.close();
  });

  test('a connection that is kept open without a call does not hold up the stop', async () => {
    const child = start();
    const { port } = new URL(await child.address());
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const ended = once(socket, 'close');
    socket.write('GET /api/health/ HTTP/1.1\r\nhost: x\r\nconnection: keep-alive\r\n\r\n');
    await waitFor('the call is answered', () => received.includes('"status":"ok"'));
    expect(received).toMatch(/connection: keep-alive/i);
    child.process.kill('SIGTERM');
    await ended;
    expect(await child.ended()).toBe(0);
  });
});
