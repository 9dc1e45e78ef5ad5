// Runs one of the project's commands on a fresh clone: installs what is missing, then hands over to the project's own
// Node.js. This file, and what it imports, must also run on Node.js 20.
import { existsSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const [command, ...rest] = process.argv.slice(2);

const ownNode = () => {
  const own = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  return existsSync(own) ? own : process.execPath;
};

/**
 * Commands that may open the embedded database for a moment leave its code as V8 first compiles it: making it faster takes
 * some 500 MB, by which they do not live long enough to gain.
 */
const sparing = new Set(['backup', 'restore', 'rotate-key']);

/**
 * On a small server the embedded database leaves its code so as well: twice the time of a list, half of the memory
 * (docs/measurements.md). Where there is room it is made faster.
 */
const sparingBelow = 1.5 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
const isSmall = memory < sparingBelow && !process.env['DATABASE_URL'];
const small = JSON.parse(readFileSync(path.join(root, 'tools', 'small-server.json'), 'utf8'));

/**
 * A process that only works makes many objects and keeps few: with little room for the young ones it takes 140 MB less from
 * its start on (docs/measurements.md).
 */
const working = new Set(['worker']);
const tidy = '--max-semi-space-size=4';

/**
 * The C library keeps what threads have freed, for each of them; asked not to, a matching run of 100,000 candidates takes
 * 50 to 70 MB less, in the same processor time (docs/measurements.md).
 */
const thrifty = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

install();
const node = ownNode();
// Threads in turn can abort Node.js without it: docs/decisions/0008-threads.md.
const steady = '--no-wasm-code-gc';
const serving = new Set(['start', 'demo']);
const flagsOf = () => {
  if (sparing.has(command)) return [steady, '--liftoff-only'];
  if (working.has(command)) return [steady, tidy];
  return isSmall && serving.has(command) ? small : [steady];
};
handOver(node, [...flagsOf(), path.join(root, 'tools', `${command}.ts`), ...rest], {
  ...thrifty,
  ...process.env,
  PATH: [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  ),
});
