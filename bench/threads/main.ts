/**
 * Whether the process lives through threads that start and end in turn while WebAssembly is at work:
 * `npm run bench -- threads ENDS MINUTES`; 10,000 ends, or as many as fit the time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  copyEmbeddedTemplate,
  makeEmbeddedTemplate,
} from '../../server/src/testing/database/template.ts';
import { printFigure, printTable } from '../shared/report.ts';

const [ends = 10_000, minutes = 30] = process.argv.slice(2).map(Number);
const program = fileURLToPath(new URL('ends.ts', import.meta.url));
const begun = performance.now();
const deadline = begun + minutes * 60_000;

/** One process, until it has ended so many threads, or dies: how many it has ended, and how it ended itself. */
const runProcess = async (wanted: number) => {
  const { dataDir, remove } = copyEmbeddedTemplate();
  const args = [program, dataDir, String(wanted), String(deadline - performance.now())];
  // Without this process's flags: what the product's own modules set has to be enough.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  remove();
  return { ended: written.split('\n').length - 1, how: signal ?? code };
};

await makeEmbeddedTemplate();
let ended = 0;
let crashes = 0;
while (ended < ends && performance.now() < deadline) {
  const run = await runProcess(ends - ended);
  ended += run.ended;
  if (run.how === 0) continue;
  crashes += 1;
  console.log(`The process died (${run.how}) after ${run.ended} threads.`);
  if (run.ended === 0) break;
}

const seconds = (performance.now() - begun) / 1000;
printTable([
  ['threads that start and end beside an embedded database', ''],
  ['ended', String(ended)],
  ['crashes of the process', String(crashes)],
  ['seconds', seconds.toFixed(0)],
]);
console.log('');
printFigure('threads_ended', ended, 'threads');
printFigure('threads_crashes', crashes, 'crashes');
printFigure('threads_per_second', ended / seconds, 'threads/s');
if (crashes > 0) process.exitCode = 1;
