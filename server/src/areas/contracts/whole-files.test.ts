import { addDays, addMonths } from '@tandem/domain/calendar/days';
import { wholeFiles, type WholeFile } from '@tandem/domain/contracts/testing/whole-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText } from '../../resume-reading/pdf/extract-text.ts';
import { somePlacement, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../testing/fixtures/contracts/contract-signing.ts';
import { clockOfToday } from '../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

const { now, today } = clockOfToday();

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer({}, { now });
  superuser = await someSuperuser(server);
});

afterAll(() => server.close());

const start = addMonths(today, 1);

/** Born so many years and half a year before the first day, with a number that goes with it. */
const bornBefore = (years: number) => {
  const birth = addDays(start, -365 * years - 180);
  return {
    candidate_birthdate: birth,
    candidate_nir: `2${birth.slice(2, 4)}${birth.slice(5, 7)}69123001`,
  };
};

const aYear = {
  contract_end: addDays(addMonths(start, 12), -1),
  training_end: addMonths(start, 11),
};

/** A few of the whole files, from the form to the last signature; what differs from the rules' own is the day of today. */
test.each<[WholeFile, Record<string, string>, signatories: string, words: string[]]>([
  [
    'a minor with a legal representative',
    { ...bornBefore(16), guardian_name: 'Martin Claire' },
    'employer,candidate,guardian,centre',
    ['Martin Claire'],
  ],
  [
    'a public employer',
    { ...wholeFiles['a public employer'] },
    'employer,candidate,centre',
    ['22 –', 'Ircantec'],
  ],
  [
    'professionalisation at 30',
    {
      ...wholeFiles['professionalisation at 30'],
      ...bornBefore(30),
      ...aYear,
      starting_pay: '2500,00',
    },
    'employer,candidate,centre',
    ['12434'],
  ],
  ['two tutors', { ...wholeFiles['two tutors'] }, 'employer,candidate,centre', ['Sophie']],
])('%s goes from the form to the last signature', async (_, changes, signatories, words) => {
  const world = await somePlacement(server, superuser);
  const { matchId } = world;
  await enrolWithWholeFile(server, world, { contract_start: start, ...changes });
  const complete = await moveFile(server, world.company, matchId, 'complete');
  expect(complete.status).toBe(200);
  expect(complete.body.signatories.map((one) => one.signatory).join()).toBe(signatories);
  const { body } = await signOnPaper(server, superuser, matchId, signatories);
  expect(body.state).toBe('signed');
  const sheet = await server.call('GET /contract/file/{matchId}/sheet/', {
    as: world.company.token,
    params: { matchId },
  });
  const { text } = await extractText(new Uint8Array(sheet.raw), 9);
  for (const word of words)
    expect([word, text.replaceAll(/\s+/g, ' ').includes(word)]).toEqual([word, true]);
});
