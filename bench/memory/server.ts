import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../shared/processes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const groups = '/sys/fs/cgroup/memory';

export interface MeasuredServer {
  url: string;
  /** Megabytes that the process holds now, and the most it has held. */
  held: () => { now: number; peak: number };
  stop: () => Promise<void>;
}

/** A group of control whose processes get no more than so much; null where this machine has none to give. */
const limitedGroup = (megabytes: number | null): string | null => {
  if (megabytes === null || !existsSync(groups)) return null;
  const group = path.join(groups, `tandem-bench-${process.pid}`);
  mkdirSync(group, { recursive: true });
  writeFileSync(path.join(group, 'memory.limit_in_bytes'), String(megabytes * 1024 * 1024));
  return group;
};

const readyWithin = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended (${child.exitCode ?? child.signalCode}).`);
    const answer = await fetch(`${url}/api/health/ready/`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The server was not ready in two minutes.');
};

/** The product as it is started, with these options of Node.js, on a folder, in a group of so many megabytes. */
export const startMeasured = async (
  program: 'start' | 'demo',
  {
    flags,
    dataDir,
    port,
    limit,
  }: { flags: string[]; dataDir: string; port: number; limit: number | null },
): Promise<MeasuredServer> => {
  const group = limitedGroup(limit);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const command = [process.execPath, ...flags, path.join(root, 'tools', `${program}.ts`)];
  const joined = group ? ['sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh'] : [];
  const [file = '', ...args] = [...joined, ...command];
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await readyWithin(url, child);
  return {
    url,
    held: () => memoryOf(child.pid ?? 0) ?? { now: 0, peak: 0 },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (group) rmdirSync(group);
    },
  };
};
