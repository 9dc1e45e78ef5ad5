import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runnersOf } from '../runners.ts';
import { sendMessage } from '../platform/messages/send-message.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { someEmail, someSuperuser } from '../testing/fixtures/by-calls.ts';
import { waitFor } from '../testing/wait-for.ts';

const token = 'prometheus-'.padEnd(32, 'x');

describe('what a server tells of itself', () => {
  let server: TestServer;

  beforeAll(async () => {
    // Nothing listens there: no mail goes out.
    const environment = { METRICS_TOKEN: token, SMTP_URL: 'smtp://127.0.0.1:1' };
    server = await startTestServer(environment, { jobsWait: true });
  });

  afterAll(() => server.close());

  const read = (authorization = `Bearer ${token}`) =>
    server.app.inject({ url: '/metrics', headers: { authorization } });
  const ready = () => server.call('GET /health/ready/');
  const alive = async () => (await server.call('GET /health/live/')).status;

  test('before it takes up jobs: it lives, and is not ready', async () => {
    const starting = await ready();
    expect(starting.status).toBe(503);
    expect(starting.failure.code).toBe('not_ready');
    expect(starting.headers['retry-after']).toBe('2');
    expect(await alive()).toBe(200);
  });

  test('is for whoever has the token', async () => {
    const superuser = await someSuperuser(server);
    for (const other of ['', 'Bearer nothing', token, `Bearer ${superuser.token}`])
      expect((await read(other)).statusCode).toBe(401);
    expect((await read()).statusCode).toBe(200);
  });

  test('which jobs wait, and which messages could not be sent', async () => {
    const superuser = await someSuperuser(server);
    await server.call('POST /password-reset-email/', { body: { email: superuser.email } });
    const before = (await read()).body;
    expect(before).toContain('tandem_jobs{queue="send-message",state="created"} 1');
    expect(before).toContain('tandem_messages{channel="mail",state="queued"} 1');
    await expect(sendMessage(server.services, { messageId: 1 }, 1)).rejects.toThrow('ECONNREFUSED');
    expect((await read()).body).toContain(
      'tandem_message_failures_total{channel="mail",final="false"} 1',
    );
  });

  test('that it is ready while it takes up jobs and its schema is whole', async () => {
    const { jobs, db } = server.services;
    await jobs.work(runnersOf(server.services));
    expect((await ready()).status).toBe(200);
    const { rows } = await db.pool.query<{ name: string; timestamp: string }>(
      "delete from schema_migrations where name like '0001%' returning name, timestamp",
    );
    expect((await ready()).status).toBe(503);
    await db.pool.query('insert into schema_migrations (name, timestamp) values ($1, $2)', [
      rows[0]?.name,
      rows[0]?.timestamp,
    ]);
    expect((await ready()).status).toBe(200);
  });

  test('how long calls take, by the pattern of their address, the last run and the process', async () => {
    const superuser = await someSuperuser(server);
    await server.call('GET /temp-applicants/{token}/', { params: { token: 'jeton-marqué' } });
    await server.call('GET /applicant/', { as: superuser.token, query: { limit: 3 } });
    await server.call('POST /launch_matching/', { as: superuser.token });
    await server.app.inject({ url: `/api/nulle-part/${someEmail()}` });
    const told = await waitFor('the run has ended', async () => {
      const { body } = await read();
      return body.includes('tandem_matching_last_run_seconds{state="done"}') && body;
    });
    for (const [method, route, status] of [
      ['GET', '/api/temp-applicants/:token/', 404],
      ['GET', '/api/applicant/', 200],
      ['GET', 'none', 404],
    ])
      expect(told).toContain(
        `tandem_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`,
      );
    expect(told).toMatch(/tandem_matching_last_run_seconds\{state="done"\} \d/);
    for (const name of [
      'tandem_database_up 1',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident',
    ])
      expect(told).toContain(name);
    expect(told).not.toMatch(/exemple|jeton|limit/);
  });

  test('that it is no longer ready before it closes', async () => {
    server.services.life.isStopping = true;
    expect((await ready()).status).toBe(503);
    const health = await server.call('GET /health/');
    expect(health.status).toBe(200);
    expect(health.headers['connection']).toBe('close');
  });
});
