import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { signWholeFile } from '../../testing/fixtures/contracts/contract-signing.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  completeCandidate,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { sweepFiles } from './sweep-files.ts';

let server: TestServer;
let superuser: Person;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({}, { jobsWait: true });
  superuser = await someSuperuser(server);
  await completeCandidate(server, superuser, await someTraining(server, superuser));
  folder = path.join(server.dataDir, 'files');
});

afterAll(() => server.close());

const aged = (name: string, minutes: number): void => {
  const at = new Date(Date.now() - minutes * 60_000);
  utimesSync(path.join(folder, name), at, at);
};

test('files that no row knows go after an hour, and superusers see how many', async () => {
  const [owned = ''] = readdirSync(folder);
  aged(owned, 600);
  const left = (minutes: number, ending = '.pdf'): string => {
    const name = `${makeSecretToken()}${ending}`;
    writeFileSync(path.join(folder, name), '%PDF-');
    aged(name, minutes);
    return name;
  };
  left(61);
  left(600, '.pdf.part');
  const young = [left(59), left(59, '.pdf.part')];
  const foreign = 'read-me.txt';
  writeFileSync(path.join(folder, foreign), 'not ours');
  aged(foreign, 600);
  await sweepFiles(server.services);
  expect(new Set(readdirSync(folder))).toEqual(new Set([owned, foreign, ...young]));
  const { body } = await server.call('GET /retention-runs/', { as: superuser.token });
  expect(body).toMatchObject([{ files: 2, erased: 0 }]);
  await sweepFiles(server.services);
  const again = await server.call('GET /retention-runs/', { as: superuser.token });
  expect(again.body).toEqual(body);
});

test('signed papers stay as long as their file does, and go with it', async () => {
  const working = await startTestServer();
  const staff = await someSuperuser(working);
  const placement = await somePlacement(working, staff);
  await signWholeFile(working, placement, staff);
  const store = path.join(working.dataDir, 'files');
  const papers = () => readdirSync(store).filter((name) => name.endsWith('.locked'));
  const long = new Date(Date.now() - 600 * 60_000);
  for (const name of papers()) utimesSync(path.join(store, name), long, long);
  await sweepFiles(working.services);
  expect(papers()).toHaveLength(1);
  await working.call('DELETE /applicant/{id}/', {
    as: staff.token,
    params: { id: placement.candidate.id },
  });
  await sweepFiles(working.services);
  expect(papers()).toEqual([]);
  await working.close();
});
