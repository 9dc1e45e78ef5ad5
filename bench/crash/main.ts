/**
 * Nothing acknowledged is lost: a client writes and notes what it was answered while the server is killed (SIGKILL) at
 * random moments, also in its first start, during imports and runs of the matching. `npm run bench -- crash KIND KILLS
 * MINUTES SEED`, where KIND is embedded or postgresql (TEST_DATABASE_URL; in databases of its own); 100 kills, or as many
 * as fit the time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import { Random } from '../shared/random.ts';
import { resumeSignIn } from './caller.ts';
import { killFirstStart, undisturbedStart } from './first-starts.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { compareMessages, countQueued } from './messages.ts';
import { kill, makePlace, startTimed, stop, type Kind, type Place } from './place.ts';
import { faultsAfterKill } from './verify.ts';
import { prepareWorld, uploader } from './world.ts';
import { writeUntilGone } from './writers.ts';

const [kind = 'embedded', count = '100', minutes = '120', seed = '20260901'] =
  process.argv.slice(2);
if (kind !== 'embedded' && kind !== 'postgresql')
  throw new Error('Which database: embedded or postgresql?');
const kills = Number(count);
const random = new Random(Number(seed));
const deadline = performance.now() + Number(minutes) * 60_000;
/** One kill of so many is one of a first start. */
const everyFirst = 8;

type Mails = Awaited<ReturnType<typeof startMailCatcher>>;

interface Lives {
  /** How long each start after a kill took until it answered, in seconds. */
  starts: number[];
  faults: string[];
}

/** One life of the server, from its start to the kill; what the kill before it lost is told first. */
const live = async (place: Place, mails: Mails, ledger: Ledger, life: number, lives: Lives) => {
  mails.beginLife();
  const started = await startTimed(place, mails.url);
  lives.starts.push(started.seconds);
  const staff = await resumeSignIn(started.address);
  const candidate = await resumeSignIn(started.address, uploader.email);
  const faults = await faultsAfterKill(staff, candidate, ledger);
  for (const fault of faults) console.log(`life ${life}: ${fault}`);
  lives.faults.push(...faults);
  let isGone = false;
  const writing = { staff, candidate, ledger, withRun: life % 3 === 0, withImport: life % 4 === 0 };
  const written = writeUntilGone(writing, () => isGone);
  // As long as it takes to start, more or less: a slow machine writes slowly.
  await pause(random.between(0, 1.2) * started.seconds * 1000);
  isGone = true;
  await kill(started.child);
  await written;
};

/** A kill before the server answers. */
const killStart = async (place: Place, mails: Mails, usual: number) => {
  mails.beginLife();
  const child = place.start(mails.url);
  await pause(random.between(0.1, 1) * usual * 1000);
  await kill(child);
};

/** Lets the last server end what there is to do; answers how long that took, in seconds, and what was lost. */
const settle = async (place: Place, mails: Mails, ledger: Ledger, lives: Lives) => {
  const begun = performance.now();
  for (;;) {
    mails.beginLife();
    const { child, address } = await startTimed(place, mails.url);
    const staff = await resumeSignIn(address);
    const candidate = await resumeSignIn(address, uploader.email);
    const deadline = performance.now() + 150_000;
    let isRunning = true;
    // The embedded database is looked into when its server has stopped; a server's is waited for.
    let isQueued = place.url !== undefined;
    while ((isRunning || isQueued) && performance.now() < deadline) {
      await pause(500);
      const { body } = await staff('GET', '/launch_matching/');
      isRunning = (body as { state: string }).state === 'running';
      isQueued &&= (await countQueued(place)) > 0;
    }
    await pause(5000);
    if (!isRunning) lives.faults.push(...(await faultsAfterKill(staff, candidate, ledger)));
    await stop(child);
    const seconds = (performance.now() - begun) / 1000;
    if (!isRunning && (await countQueued(place)) === 0) return seconds;
    if (seconds > 1200) {
      lives.faults.push('stuck: a run or messages are still open');
      return seconds;
    }
  }
};

const report = (
  rows: readonly (readonly [label: string, name: string, value: number, unit: string])[],
) => {
  printTable([
    ['', kind],
    ...rows.map(([label, , value, unit]) => [
      label,
      `${Number(value.toPrecision(4))} ${unit}`.trim(),
    ]),
  ]);
  for (const [, name, value, unit] of rows) printFigure(`${kind}_${name}`, value, unit);
};

const mails = await startMailCatcher();
const whole = await undisturbedStart(kind satisfies Kind, mails.url);
const place = await makePlace(kind);
const ledger = emptyLedger();
const lives: Lives = { starts: [], faults: [] };
await prepareWorld(place, mails.url, ledger);
let life = 1;
let killed = 0;
let firstStarts = 0;
for (; killed < kills && performance.now() < deadline; killed += 1) {
  const usual = lives.starts.at(-1);
  if (killed % everyFirst === everyFirst - 1) {
    lives.starts.push(await killFirstStart(kind, whole, mails.url, random));
    firstStarts += 1;
  } else if (usual !== undefined && random.chance(0.2)) await killStart(place, mails, usual);
  else await live(place, mails, ledger, (life += 1), lives);
  const { acknowledged, unexpected } = ledger;
  console.log(
    `${killed + 1} killed: ${acknowledged} acknowledged, ${lives.faults.length} faults, ${unexpected.length} unexpected`,
  );
}
const seconds = await settle(place, mails, ledger, lives);
const messages = await compareMessages(place, mails.caught);
await place.remove();
await mails.close();
for (const line of [...lives.faults, ...ledger.unexpected]) console.log(line);
report([
  ['kills', 'kills', killed, ''],
  ['of them in a first start', 'first_start_kills', firstStarts, ''],
  ['acknowledged writes', 'acknowledged', ledger.acknowledged, ''],
  ['lost or torn', 'lost', lives.faults.length, ''],
  ['unexpected answers', 'unexpected', ledger.unexpected.length, ''],
  ['next start answers after, median', 'start_median', median(lives.starts), 's'],
  ['longest', 'start_longest', Math.max(...lives.starts), 's'],
  ['all jobs done after the last kill', 'settled', seconds, 's'],
  ['messages written', 'messages', messages.written, ''],
  ['never sent', 'never_sent', messages.missing, ''],
  ['sent, never written', 'unwritten', messages.unwritten, ''],
  ['sent again, the note lost', 'after_lost_note', messages.afterLostNote, ''],
  ['sent twice otherwise', 'twice', messages.twice, ''],
]);
if (
  lives.faults.length +
    ledger.unexpected.length +
    messages.missing +
    messages.unwritten +
    messages.twice >
  0
)
  process.exitCode = 1;
