import { fuzz } from '../../server/src/testing/fuzz/fuzz.ts';
import { settled } from '../../server/src/testing/product/settled.ts';
import { brokenInvariants } from '../../server/src/testing/invariants.ts';
import {
  makeEmbeddedTemplate,
  makePostgresTemplate,
  postgresUrl,
} from '../../server/src/testing/database/template.ts';
import { startTestServer } from '../../server/src/testing/product/test-server.ts';
import { printFigure, printTable } from '../shared/report.ts';

/**
 * Requests that nobody would send, to a server of each round's own: `npm run bench -- fuzz REQUESTS SEED`. On PostgreSQL
 * where TEST_DATABASE_URL names a server and TEST_DATABASE=postgresql. The same seed sends the same kinds of requests; as
 * what they name comes from the answers, two runs differ in detail.
 */
const [requestsWanted = '50000', seed = 'tandem'] = process.argv.slice(2);
const perRound = 2500;
const postgres = postgresUrl();
const total = Number(requestsWanted);
const table = [
  ['round', 'requests', 'seconds', '2xx', '4xx', 'findings', 'slowest, ms', 'memory, MB'],
];
const findings: string[] = [];
const succeeded = new Set<string>();
let requests = 0;
let seconds = 0;
for (let round = 1; requests < total; round += 1) {
  await (postgres === null ? makeEmbeddedTemplate() : makePostgresTemplate(postgres));
  const server = await startTestServer({ TANDEM_DEMO: 'true' });
  const start = performance.now();
  const result = await fuzz(server, {
    seed: `${seed} ${round}`,
    requests: Math.min(perRound, total - requests),
  });
  const took = (performance.now() - start) / 1000;
  await settled(server, 'rescore', 'run-matching', 'score-block', 'remove-file').catch(
    (error: unknown) => findings.push(String(error)),
  );
  const broken = await brokenInvariants(server);
  await server.close();
  findings.push(...result.findings, ...broken);
  for (const finding of [...result.findings, ...broken]) process.stderr.write(`${finding}\n\n`);
  for (const key of result.succeeded) succeeded.add(key);
  requests += result.requests;
  seconds += took;
  process.stderr.write(
    `${requests} requests, ${seconds.toFixed(0)} s, ${findings.length} findings\n`,
  );
  table.push([
    String(round),
    String(result.requests),
    took.toFixed(1),
    String(result.byStatus['2xx'] ?? 0),
    String(result.byStatus['4xx'] ?? 0),
    String(result.findings.length + broken.length),
    `${result.slowest.milliseconds.toFixed(0)} ${result.slowest.key}`,
    (process.memoryUsage.rss() / 2 ** 20).toFixed(0),
  ]);
}
printTable(table);
console.log('');
printFigure('fuzz_requests', requests, 'requests');
printFigure('fuzz_time', seconds, 's');
printFigure('fuzz_calls_answered_with_success', succeeded.size, 'calls');
printFigure('fuzz_findings', findings.length, 'findings');
if (findings.length > 0) process.exitCode = 1;
