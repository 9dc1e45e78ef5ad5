// Must also run on Node.js 20.
import { spawn } from 'node:child_process';

const parent = process.ppid;

/**
 * Lets a program take this one's place: it gets the signals, and its end is this one's end. npm passes a signal to a shell
 * that keeps it to itself and dies of it: then this one has another parent.
 */
export const handOver = (program, args, env = process.env) => {
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 200);
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
};
