import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import small from '../../tools/small-server.json' with { type: 'json' };
import { startMeasured } from './server.ts';
import { upload, uploaders } from './uploads.ts';

/**
 * What the product on its embedded database takes of a small server, and what each way to start it costs in speed:
 * `npm run bench -- memory [megabytes it may have]`. Of the demo, as somebody would see it on a first day.
 */
const steady = '--no-wasm-code-gc';
const ways: Record<string, string[]> = {
  'as V8 does by itself': [steady],
  'code as first compiled': [steady, '--liftoff-only'],
  'as first compiled, young objects in 4 MB': [steady, '--liftoff-only', '--max-semi-space-size=4'],
  'as a small server starts it': small,
  'made faster without inlining, young objects in 4 MB': [
    steady,
    '--no-wasm-inlining',
    '--no-turboshaft-loop-unrolling',
    '--max-semi-space-size=4',
  ],
};
const chosen = process.env['WAY'];
const port = 4899;
const limit = process.argv[2] ? Number(process.argv[2]) : null;
const restSeconds = 20;
const rounds = 40;
const password = 'Tandem-2026!';

const caller =
  (url: string, token = '') =>
  async <Said>(method: string, at: string, body?: unknown): Promise<Said> => {
    const answer = await fetch(`${url}/api${at}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said: unknown = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) throw new Error(`${method} ${at} answered ${answer.status}.`);
    return said as Said;
  };

const signIn = async (url: string, email: string): Promise<string> =>
  (await caller(url)<{ access: string }>('POST', '/token/', { email, password })).access;

const signInCandidates = async (url: string): Promise<string[]> => {
  const staff = await signIn(url, 'direction@centre.exemple.fr');
  const at = `/applicant/?limit=${uploaders}`;
  const found = await caller(url, staff)<{ email: string }[]>('GET', at);
  const tokens = [];
  for (const { email } of found) tokens.push(await signIn(url, email));
  return tokens;
};

const row = (position: number) => ({
  position,
  line: position + 2,
  first_name: 'Camille',
  last_name: 'Essai',
  email: `essai-${position}@exemple.fr`,
  phone: null,
});

/** What a centre does on a busy morning, once; answers the mean time of a list. */
const work = async (url: string): Promise<number> => {
  const call = caller(url, await signIn(url, 'direction@centre.exemple.fr'));
  await call('POST', '/launch_matching/');
  const lists = [
    '/applicant/',
    '/companies/',
    '/match_applicants/?limit=500',
    '/follow-up/work/',
    '/follow-up/waits/?everyone=true',
    '/meetings/',
    '/formation-statistics/',
  ];
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(lists.map((at) => call('GET', at)));
  const perList = (performance.now() - begun) / (rounds * lists.length);
  const { id } = await call<{ id: number }>('POST', '/imports/', {
    kind: 'candidates',
    key: randomUUID(),
    file_name: 'liste.csv',
    sending: 'none',
  });
  await call(
    'POST',
    `/imports/${id}/candidates/`,
    Array.from({ length: 1000 }, (_, i) => row(i)),
  );
  await call('POST', `/imports/${id}/start/`);
  for (let state = ''; state !== 'done'; await pause(200))
    ({ state } = await call<{ state: string }>('GET', `/imports/${id}/`));
  return perList;
};

const folder = mkdtempSync(path.join(tmpdir(), 'tandem-memory-'));
const filled = path.join(folder, 'filled');
const report: Record<string, Record<string, string>> = {};
try {
  const demo = await startMeasured('demo', { flags: [steady], dataDir: filled, port, limit: null });
  await demo.stop();
  for (const [way, flags] of Object.entries(ways)) {
    if (chosen !== undefined && !way.includes(chosen)) continue;
    const dataDir = path.join(folder, 'run');
    cpSync(filled, dataDir, { recursive: true });
    const server = await startMeasured('start', { flags, dataDir, port, limit });
    const started = server.held().peak;
    await pause(restSeconds * 1000);
    const rest = server.held().now;
    const perList = await work(server.url);
    const { peak } = server.held();
    await pause(restSeconds * 1000);
    const after = server.held().now;
    const answers = await upload(server.url, await signInCandidates(server.url));
    const uploads = server.held().peak;
    await server.stop();
    rmSync(dataDir, { recursive: true });
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    report[way] = {
      'peak of the start': megabytes(started),
      'at rest': megabytes(rest),
      'peak at work': megabytes(peak),
      'at rest again': megabytes(after),
      'peak of uploads': `${megabytes(uploads)} ${JSON.stringify(answers)}`,
      'a list, one of seven at once': `${perList.toFixed(1)} ms`,
    };
    console.log(JSON.stringify({ [way]: report[way] }));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
