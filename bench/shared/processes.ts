import { existsSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const ticks = 100;

const read = (pid: number, file: string): string | null => {
  const name = `/proc/${pid}/${file}`;
  try {
    return existsSync(name) ? readFileSync(name, 'utf8') : null;
  } catch {
    // It has ended in between.
    return null;
  }
};

const megabytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;

/** Megabytes that a process holds now, and the most it has held; null where it has ended, or elsewhere than on Linux. */
export const memoryOf = (pid: number): { now: number; peak: number } | null => {
  const status = read(pid, 'status');
  return status === null
    ? null
    : { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
};

/** Processor seconds that a process has taken, all threads together; null as above. */
export const processorSecondsOf = (pid: number): number | null => {
  const stat = read(pid, 'stat');
  if (!stat) return null;
  // The name of the program, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};
