import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sheetFor } from '../../server/src/testing/fixtures/candidate-payloads.ts';
import {
  completeCandidate,
  signIn,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../server/src/testing/fixtures/by-calls.ts';
import { makePdf } from '../../server/src/testing/pdf.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import type { Random } from '../shared/random.ts';
import type { Place } from './place.ts';

/** Who works at a place, and what they were answered. */
export interface Work {
  place: Place;
  superuser: Person;
  candidate: Person;
  training: Training;
  programmes: Set<string>;
  invited: Set<string>;
  /** What was uploaded last: acknowledged, and tried since without such an answer. */
  resume: { acknowledged: Buffer | null; tried: Buffer[] };
  acknowledged: number;
  refused: number;
  faults: string[];
}

/** A transfer that ended before its answer. */
const brokeOff = 0;

/** 503 and 507 say what is wrong; 500 is what nobody has thought of. */
const expected = [brokeOff, 503, 507];

/** Whether it was done, as far as one was told; a connection that breaks off in the middle tells nothing. */
const told = async (
  work: Work,
  what: string,
  doing: Promise<{ status: number }>,
  alsoExpected: readonly number[] = [],
) => {
  const answered = await doing.then((answer) => answer.status).catch(() => brokeOff);
  const isDone = answered >= 200 && answered < 300;
  if (isDone) work.acknowledged += 1;
  else work.refused += 1;
  if (!isDone && ![...expected, ...alsoExpected].includes(answered))
    work.faults.push(`${what} answered ${answered}`);
  return isDone;
};

const addProgramme = async (work: Work, name: string): Promise<void> => {
  const { server } = work.place;
  const body = { name, level: '5' } as const;
  const doing = server.call('POST /formations/', { as: work.superuser.token, body });
  if (await told(work, 'a programme', doing)) work.programmes.add(name);
};

const invite = async (work: Work, email: string): Promise<void> => {
  const body = [{ first_name: 'Zoé', last_name: "D'Arc", email, phone: null }];
  const doing = work.place.server.call('POST /temp-applicants/', {
    as: work.superuser.token,
    body,
  });
  if (await told(work, 'an invitation', doing)) work.invited.add(email);
};

const upload = async (work: Work, mark: string): Promise<void> => {
  const { server } = work.place;
  const resume = makePdf([mark]);
  work.resume.tried.push(Buffer.from(resume));
  const doing = server.call('PUT /applicants/registration/', {
    as: work.candidate.token,
    body: sheetFor(work.training),
    files: { resume },
  });
  if (await told(work, 'a resume', doing))
    work.resume = { acknowledged: Buffer.from(resume), tried: [] };
};

const download = async (work: Work): Promise<void> => {
  const { server } = work.place;
  const as = work.candidate.token;
  const { status, body } = await server.call('GET /applicants/registration/', { as });
  const filename = status === 200 ? body.resume?.split('/').at(-1) : undefined;
  if (filename === undefined) return;
  await told(
    work,
    'a download',
    server.call('GET /download/{filename}/', { as, params: { filename } }),
    // Another resume has taken its place meanwhile.
    [404],
  );
};

/** People who have begun: a resume is there, and from now on one always is. */
export const beginWork = async (place: Place): Promise<Work> => {
  const { server } = place;
  const superuser = await someSuperuser(server);
  const training = await someTraining(server, superuser);
  const candidate = await completeCandidate(server, superuser, training);
  const work: Work = {
    place,
    superuser,
    candidate,
    training,
    programmes: new Set(),
    invited: new Set(),
    resume: { acknowledged: null, tried: [] },
    acknowledged: 0,
    refused: 0,
    faults: [],
  };
  await upload(work, 'CV');
  return work;
};

/** Where time passes, a token holds for ten minutes. */
export const signInAgain = async (work: Work): Promise<void> => {
  const { server } = work.place;
  work.superuser = await signIn(server, work.superuser.email);
  work.candidate = await signIn(server, work.candidate.email);
};

/** Up to 40 ms apart, so that the fault meets each of them somewhere else. */
export const workMeanwhile = async (work: Work, random: Random, round: string, email: string) => {
  const begin = async (deed: () => Promise<void>) => {
    await pause(random.between(0, 40));
    await deed();
  };
  await Promise.all([
    begin(() => addProgramme(work, `BTS ${round}`)),
    begin(() => invite(work, email)),
    begin(() => upload(work, `CV ${round}`)),
    begin(() => download(work)),
  ]);
};

/** A server that leaves its jobs to a worker is never: the next worker has been waited for. */
export const untilReady = async ({ place }: Work): Promise<void> => {
  if (place.worker !== null) return;
  await waitFor(
    'the server is ready again',
    async () => (await place.server.call('GET /health/ready/')).status,
    (status) => status === 200,
  );
};

const namesOf = async ({ place }: Work, query: string): Promise<Set<string>> => {
  const { rows } = await place.server.services.db.pool.query<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
};

/** What was acknowledged and is not there, and what is there by half. */
export const checkWork = async (work: Work, round: string): Promise<void> => {
  const { server } = work.place;
  const programmes = await namesOf(work, 'select name from formations');
  const invited = await namesOf(work, 'select email as name from accounts');
  for (const name of work.programmes)
    if (!programmes.has(name)) work.faults.push(`${round}: lost the programme ${name}`);
  for (const email of work.invited)
    if (!invited.has(email)) work.faults.push(`${round}: lost the invitation of ${email}`);
  const as = work.candidate.token;
  const { body } = await server.call('GET /applicants/registration/', { as });
  const name = body.resume?.split('/').at(-1);
  const { acknowledged, tried } = work.resume;
  if (name === undefined) {
    if (acknowledged !== null) work.faults.push(`${round}: lost the resume`);
    return;
  }
  const { status, raw } = await server.call('GET /download/{filename}/', {
    as,
    params: { filename: name },
  });
  const kept = [...(acknowledged ? [acknowledged] : []), ...tried];
  const isWhole = status === 200 && kept.some((one) => one.equals(raw));
  if (!isWhole) work.faults.push(`${round}: the resume is not one that was sent (${status})`);
};

/** Files that rows name, and that are not whole in the store. */
export const checkFiles = async (work: Work): Promise<void> => {
  const { db, files } = work.place.server.services;
  const { rows } = await db.pool.query<{ name: string }>('select name from files');
  for (const { name } of rows) {
    const found = await files.read(name);
    const bytes = found ? await buffer(found.stream) : null;
    if (bytes === null || bytes.length !== found?.size)
      work.faults.push(`the file ${name} is gone`);
  }
};

export interface MailFigures {
  sent: number;
  missing: number;
  /** To people who were not invited: their transaction did not hold. */
  unwritten: number;
  again: string[];
}

/** Who was invited, and how often each was written to; all jobs are done by now. */
export const compareMails = async (work: Work, emails: readonly string[]): Promise<MailFigures> => {
  const invited = await namesOf(work, 'select email as name from accounts');
  const figures: MailFigures = { sent: 0, missing: 0, unwritten: 0, again: [] };
  for (const email of emails) {
    const count = work.place.mail.mailsTo(email).length;
    figures.sent += count;
    if (invited.has(email) && count === 0) figures.missing += 1;
    if (!invited.has(email) && count > 0) figures.unwritten += 1;
    if (count > 1) figures.again.push(email);
  }
  return figures;
};
