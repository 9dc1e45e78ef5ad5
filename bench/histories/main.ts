import {
  historyClock,
  runHistories,
  type HistoryCounts,
} from '../../server/src/testing/histories/run-histories.ts';
import { brokenInvariants } from '../../server/src/testing/invariants.ts';
import {
  makeEmbeddedTemplate,
  makePostgresTemplate,
  postgresUrl,
} from '../../server/src/testing/database/template.ts';
import { startTestServer } from '../../server/src/testing/product/test-server.ts';
import { printFigure } from '../shared/report.ts';

/**
 * What several people do one after the other or at the same instant, in histories of 20 events each:
 * `npm run bench -- histories NUMBER SEED`. A server of its own for each 50. On PostgreSQL where TEST_DATABASE_URL names a
 * server and TEST_DATABASE=postgresql. A history that breaks a rule is made as small as it can be and told.
 */
const [wanted = '10000', firstSeed = '1'] = process.argv.slice(2);
const perRound = 50;
const length = 20;
const total = Number(wanted);
const postgres = postgresUrl();

const play = async (seed: number, histories: number): Promise<HistoryCounts> => {
  await (postgres === null ? makeEmbeddedTemplate() : makePostgresTemplate(postgres));
  const clock = historyClock();
  const server = await startTestServer({}, { now: clock.now, jobsWait: true });
  try {
    const counts = await runHistories(server, clock, { seed, histories, length });
    const broken = await brokenInvariants(server);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    return counts;
  } finally {
    await server.close();
  }
};

let [played, steps, done, findings] = [0, 0, 0, 0];
const byKind = new Map<string, number>();
const start = performance.now();
for (let round = 0; played < total && findings === 0; round += 1) {
  try {
    const counts = await play(Number(firstSeed) + round, Math.min(perRound, total - played));
    played += counts.histories;
    steps += counts.steps;
    done += counts.done;
    for (const [kind, count] of counts.byKind) byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  } catch (error) {
    findings += 1;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.stderr.write(`${played} histories, ${steps} steps\n`);
}
for (const [kind, count] of byKind) process.stderr.write(`${kind}: ${count} done\n`);
printFigure('histories_played', played, 'histories');
printFigure('histories_steps', steps, 'steps');
printFigure('histories_steps_done', done, 'steps');
printFigure('histories_time', (performance.now() - start) / 1000, 's');
printFigure('histories_findings', findings, 'findings');
if (findings > 0) process.exitCode = 1;
