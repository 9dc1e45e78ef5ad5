import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someDatabase, type SomeDatabase } from '../../../testing/database/template.ts';
import { environmentOf } from '../../../testing/database/whole-data.ts';
import {
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { startChildServer, type ChildServer } from '../../../testing/product/child-server.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const keys = ['company_street', 'company_town', 'trade_name', 'retirement_fund', 'signed_at'];

/** What the screen shows as « Brouillon enregistré » is what the server has answered. */
describe('a contract file whose server is killed while somebody types', () => {
  let database: SomeDatabase;
  let world: Placement;
  const children: ChildServer[] = [];

  beforeAll(async () => {
    database = await someDatabase();
    const server = await startTestServer({}, { on: database });
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { action: status.fullyAccepted },
    });
    await server.close();
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    await database.remove();
  });

  const start = async () => {
    const child = startChildServer(environmentOf(database));
    children.push(child);
    const address = await child.address();
    const call = (method: 'GET' | 'PUT', body?: object): Promise<Response> =>
      fetch(`${address}/api/contract/file/${world.matchId}/`, {
        method,
        headers: {
          authorization: `Bearer ${world.company.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    return { child, call };
  };

  const read = async (call: Awaited<ReturnType<typeof start>>['call']) =>
    ((await (await call('GET')).json()) as { values: Record<string, string> }).values;

  test('has lost no field that was told as saved', async () => {
    const { child, call } = await start();
    const before = await read(call);
    const saved: Record<string, string> = {};
    const typing = Promise.all(
      keys.map(async (key) => {
        for (let count = 1; ; count += 1) {
          const value = `Texte ${count}`;
          const seen = saved[key] ?? before[key] ?? '';
          const answer = await call('PUT', { changes: [{ key, value, seen }] }).catch(() => null);
          if (answer?.status !== 200) return;
          saved[key] = value;
        }
      }),
    );
    await waitFor('each field was saved twice', () =>
      keys.every((key) => Number(saved[key]?.split(' ')[1] ?? 0) > 1),
    );
    child.process.kill('SIGKILL');
    await child.ended();
    await typing;
    const { call: again } = await start();
    const kept = await read(again);
    for (const key of keys) {
      const [told, found] = [saved, kept].map((values) => Number(values[key]?.split(' ')[1]));
      // The last one may have been kept without having been told.
      expect([key, (found ?? 0) >= (told ?? 0)]).toEqual([key, true]);
    }
  });
});
