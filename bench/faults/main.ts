/**
 * Nothing acknowledged is lost, nothing is half, and nobody is written to without cause or twice, when something fails while
 * people work: the database, the disk, the clock, the mail server, the bucket, the process that does what waits. `npm run bench --
 * faults FAULTS MINUTES SEED ONLY`, on PostgreSQL (TEST_DATABASE_URL); ONLY is a part of the name of a fault. Kills of servers
 * stand in `crash`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { makePostgresTemplate, postgresUrl } from '../../server/src/testing/database/template.ts';
import { brokenInvariants } from '../../server/src/testing/invariants.ts';
import { settled } from '../../server/src/testing/product/settled.ts';
import { Random } from '../shared/random.ts';
import { printFigure, printTable } from '../shared/report.ts';
import {
  beginWork,
  checkFiles,
  checkWork,
  compareMails,
  signInAgain,
  untilReady,
  workMeanwhile,
  type Work,
} from './deeds.ts';
import { faults, type Fault } from './faults.ts';
import { openPlace, prepareDisk, stores, type Store } from './place.ts';

const [wanted = '1000', minutes = '120', seed = '20261123', only = ''] = process.argv.slice(2);
const random = new Random(Number(seed));
process.env['TEST_DATABASE'] = 'postgresql';
const postgres = postgresUrl();
if (postgres === null) throw new Error('TEST_DATABASE_URL is needed.');

/** During which a mail may have been taken without its note: it is sent again, by the same `Message-ID`. */
const noteLosers = new Set([
  'the database goes away',
  'the worker is killed in the middle of a job',
]);
/** By address: during which fault it was written to. */
const written = new Map<string, { fault: string; work: Work }>();
const counts = new Map<string, number>();

const playRound = async (work: Work, fault: Fault, round: number): Promise<void> => {
  const name = `${round} (${fault.name})`;
  const email = `faute-${round}@exemple.fr`;
  written.set(email, { fault: fault.name, work });
  counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
  if (work.place.worker !== null) await signInAgain(work);
  const working = workMeanwhile(work, random, String(round), email);
  await pause(random.between(0, 60));
  await fault.begin(work.place, random, email);
  await pause(random.between(5, 150));
  await fault.end(work.place, email);
  await working;
  await untilReady(work);
  await checkWork(work, name);
};

await makePostgresTemplate(postgres);
const disk = await prepareDisk();
const chosen = faults.filter(({ name }) => name.includes(only)).slice(0, Number(wanted));
const mayHappen = ({ on }: Fault, store: Store): boolean =>
  on === undefined ? store !== 'worker' : on === store;
const works: Work[] = [];
for (const store of stores)
  if (chosen.some((fault) => mayHappen(fault, store)))
    works.push(await beginWork(await openPlace(store, disk)));

const begun = performance.now();
const deadline = begun + Number(minutes) * 60_000;
let played = 0;
for (; played < Number(wanted) && performance.now() < deadline; played += 1) {
  const fault = chosen[played % chosen.length] as Fault;
  const able = works.filter(({ place }) => mayHappen(fault, place.store));
  await playRound(able[random.below(able.length)] as Work, fault, played);
  if (played % 100 === 99) process.stderr.write(`${played + 1} faults\n`);
}

const findings: string[] = [];
let [acknowledged, refused, mails, lostNotes, killedAtWork] = [0, 0, 0, 0, 0];
for (const work of works) {
  await settled(work.place.server, 'send-message', 'remove-file');
  await checkFiles(work);
  const own = [...written].filter(([, at]) => at.work === work).map(([email]) => email);
  const figures = await compareMails(work, own);
  const after = figures.again.filter((email) => noteLosers.has(written.get(email)?.fault ?? ''));
  killedAtWork += work.place.killedAtWork;
  acknowledged += work.acknowledged;
  refused += work.refused;
  mails += figures.sent;
  lostNotes += after.length;
  findings.push(...work.faults, ...(await brokenInvariants(work.place.server)));
  if (figures.missing > 0) findings.push(`${figures.missing} were never written to`);
  if (figures.unwritten > 0) findings.push(`${figures.unwritten} were written to without cause`);
  for (const email of figures.again)
    if (!after.includes(email)) findings.push(`${email} was written to twice`);
  await work.place.close();
}

for (const line of findings) process.stderr.write(`${line}\n`);
printTable([
  ['what failed', 'times'],
  ...[...counts].map(([name, count]) => [name, String(count)]),
]);
printFigure('faults_played', played, 'faults');
printFigure('faults_acknowledged', acknowledged, 'writes and reads');
printFigure('faults_refused', refused, 'writes and reads');
printFigure('faults_mails', mails, 'mails');
printFigure(
  'faults_sent_again',
  lostNotes,
  'mails whose note was lost with the database or the worker',
);
printFigure('faults_killed_at_work', killedAtWork, 'workers killed while a job was on');
printFigure('faults_time', (performance.now() - begun) / 1000, 's');
printFigure('faults_findings', findings.length, 'findings');
if (findings.length > 0) process.exitCode = 1;
