import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import {
  completeCandidate,
  completeCompany,
  needFor,
  someSuperuser,
  someTraining,
} from '../../testing/fixtures/by-calls.ts';

const exact = { latitude: 45.7579, longitude: 4.8351 };

describe('a saved place', () => {
  let api: Server;
  let server: TestServer;

  beforeAll(async () => {
    api = createServer((_, response) => {
      const centre = { coordinates: [exact.longitude, exact.latitude] };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify([{ nom: 'Lyon', centre }]));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const address = api.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    server = await startTestServer({}, { communesApi: `http://127.0.0.1:${port}` });
  });

  afterAll(async () => {
    await server.close();
    api.closeAllConnections();
    api.close();
  });

  const rowsAt = async (table: 'applicants' | 'companies' | 'offers') => {
    const { rows } = await server.services.db.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where latitude = $1 and longitude = $2`,
      [exact.latitude, exact.longitude],
    );
    return rows[0]?.count ?? 0;
  };

  test('is looked up more exactly once it is saved, with the needs that lie there', async () => {
    const superuser = await someSuperuser(server);
    const training = await someTraining(server, superuser);
    await completeCandidate(server, superuser, training);
    const company = await completeCompany(server, superuser);
    await waitFor('the candidate is placed', async () => (await rowsAt('applicants')) === 1);
    await waitFor('the company is placed', async () => (await rowsAt('companies')) === 1);
    await server.call('POST /offers/', {
      as: company.token,
      body: { ...needFor(training), location: 'Lyon' },
    });
    await waitFor('the need is placed', async () => (await rowsAt('offers')) === 1);
    expect(await rowsAt('offers')).toBe(1);
  });
});
