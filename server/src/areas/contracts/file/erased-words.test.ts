import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, somePlacement, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveAmendment,
  moveFile,
  signAmendment,
  signOnPaper,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { everywhereWith } from '../../../testing/database/everywhere-with.ts';
import { settled } from '../../../testing/product/settled.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const mark = 'Zorvek';
const everybody = 'employer,candidate,centre';

const { now, today } = clockOfToday();

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { now });
});

afterAll(() => server.close());

test('whatever was said on the way of a contract goes with its candidate: refusals, amendments, links, papers', async () => {
  const superuser = await someSuperuser(server);
  const world = await somePlacement(server, superuser);
  const { matchId, company, candidate } = world;
  await signWholeFile(server, world, superuser);
  const lodged = { day: today, number: `${mark} 1` };
  await moveFile(server, superuser, matchId, 'lodge', lodged);
  const refusal = { day: today, reason: `Refus, ${mark}`, mend: `À reprendre, ${mark}` };
  await moveFile(server, superuser, matchId, 'refuse', refusal);
  await moveFile(server, superuser, matchId, 'correct');
  await server.call('POST /contract/file/{matchId}/parts/{party}/', {
    as: company.token,
    params: { matchId, party: 'supervisor' },
    body: { way: 'mail', name: `Anne ${mark}`, email: 'anne.zorvek@exemple.example' },
  });
  await moveFile(server, company, matchId, 'complete');
  await signOnPaper(server, superuser, matchId, everybody);
  await moveFile(server, superuser, matchId, 'lodge', lodged);
  await moveFile(server, superuser, matchId, 'accept', { day: today });
  await drawAmendment(server, company, matchId, { supervisor_position: `Chef ${mark}` });
  await signAmendment(server, superuser, matchId, everybody);
  const amendment = { matchId, number: 1 };
  await moveAmendment(server, superuser, amendment, 'lodge', lodged);
  const refused = await moveAmendment(server, superuser, amendment, 'refuse', refusal);
  expect(refused.body.amendments[0]).toMatchObject({ state: 'refused' });
  await settled(server, 'send-message');
  expect(await everywhereWith(server, mark)).not.toEqual([]);

  const gone = await server.call('POST /account-deletion/', {
    as: candidate.token,
    body: { password },
  });
  expect(gone.status).toBe(204);
  await settled(server, 'sweep-outbox', 'remove-file', 'send-message');
  expect(await everywhereWith(server, mark)).toEqual([]);
  // What opens the papers is gone; their locked files are swept.
  const keys = await server.services.db.pool.query('select 1 from contract_scans');
  expect(keys.rows).toEqual([]);
});
