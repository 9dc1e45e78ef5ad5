import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdfReader } from '../../../resume-reading/worker/pdf-reader.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  completeCandidate,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import {
  handInResume,
  keptTextOf,
  scan,
  type Someone,
} from '../../../testing/fixtures/scanned-resumes.ts';
import { makePdf } from '../../../testing/pdf.ts';
import type { Services } from '../../services.ts';
import { recogniseResume } from './recognise-resume.ts';

let server: TestServer;
let superuser: Person;
let training: Training;
/** It has no time for a file: a scan, of which nothing is written, is read before it looks at the clock. */
const hasty = openPdfReader({ waitLimitMs: 0 });
const long = makePdf(Array.from({ length: 20_000 }, (_, at) => `Ligne ${at}`));

beforeAll(async () => {
  server = await startTestServer({}, { jobsWait: true });
  superuser = await someSuperuser(server);
  training = await someTraining(server, superuser);
});
afterAll(() => server.close());

const someScanned = async (): Promise<Someone> => {
  const candidate = await completeCandidate(server, superuser, training);
  await handInResume(server, training, candidate, scan);
  return candidate;
};

const old = 'Zoé Darc, vendeuse';
const keepText = ({ id }: Someone, text: string) =>
  server.services.db.pool.query('update applicants set resume_text = $1 where id = $2', [text, id]);

const fileOf = async ({ id }: Someone): Promise<string> => {
  const { rows } = await server.services.db.pool.query<{ name: string }>(
    'select resume_file as name from applicants where id = $1',
    [id],
  );
  return rows[0]?.name ?? '';
};

const triesOf = async ({ id }: Someone): Promise<number> => {
  const { rows } = await server.services.db.pool.query<{ tries: number }>(
    'select resume_tries as tries from applicants where id = $1',
    [id],
  );
  return rows[0]?.tries ?? -1;
};

const recognise = ({ id }: Someone, isLastAttempt: boolean, other: Partial<Services> = {}) =>
  recogniseResume(
    { ...server.services, ...other },
    { candidateId: id },
    { isLastAttempt, stopping: new AbortController().signal },
  );

test('a file that is not there is waited for, and its text stays when it never comes', async () => {
  const [withText, without] = [await someScanned(), await someScanned()];
  await keepText(withText, old);
  for (const candidate of [withText, without]) {
    await server.services.files.remove(await fileOf(candidate));
    await expect(recognise(candidate, false)).rejects.toThrow(/not there/);
    expect(await keptTextOf(server, candidate)).toMatchObject({ scan: 'waiting' });
    await recognise(candidate, true);
  }
  expect(await keptTextOf(server, withText)).toEqual({ text: old, scan: null });
  expect(await keptTextOf(server, without)).toEqual({ text: '', scan: 'unread' });
});

test('a file that nothing can be made of is looked at once, and its text stays', async () => {
  for (const bytes of [Buffer.from('%PDF-1.7 and no more'), Buffer.from('no file at all')]) {
    const candidate = await someScanned();
    await keepText(candidate, old);
    await server.services.files.write(await fileOf(candidate), bytes, 'application/pdf');
    await recognise(candidate, false);
    expect(await keptTextOf(server, candidate)).toEqual({ text: old, scan: null });
  }
});

test('a file that took too long is read another time, and its text stays where that is in vain', async () => {
  const candidate = await someScanned();
  await keepText(candidate, old);
  await server.services.files.write(await fileOf(candidate), Buffer.from(long), 'application/pdf');
  for (const tries of [1, 2]) {
    await expect(recognise(candidate, false, { pdf: hasty })).rejects.toThrow(/in time/);
    expect(await keptTextOf(server, candidate)).toEqual({ text: old, scan: 'waiting' });
    expect(await triesOf(candidate)).toBe(tries);
  }
  await recognise(candidate, false, { pdf: hasty });
  expect(await keptTextOf(server, candidate)).toEqual({ text: old, scan: null });
  await handInResume(server, training, candidate, scan);
  expect(await triesOf(candidate)).toBe(0);
});

test('a file that ends the process is opened three times in all, however often it is asked for', async () => {
  const candidate = await someScanned();
  await keepText(candidate, old);
  const seen: number[] = [];
  const { files } = server.services;
  const watched = async (name: string) => {
    seen.push(await triesOf(candidate));
    return files.read(name);
  };
  // A try that fails for what is no fault of the file is none.
  await hasty.close();
  const closed = { pdf: hasty, files: { ...files, read: watched } };
  await expect(recognise(candidate, false, closed)).rejects.toMatchObject({
    code: 'unreadable_pdf',
  });
  expect([seen, await triesOf(candidate)]).toEqual([[1], 0]);
  // As a process leaves it that was killed while it read for the third time.
  await server.services.db.pool.query('update applicants set resume_tries = 3 where id = $1', [
    candidate.id,
  ]);
  await recognise(candidate, false, closed);
  expect(seen).toEqual([1]);
  expect(await keptTextOf(server, candidate)).toEqual({ text: old, scan: null });
});
