import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

/** The server, restarting on change, and the web client with hot reload in front of it. */
const start = (args: readonly string[], folder: string) =>
  spawn(process.execPath, args, { cwd: path.join(root, folder), stdio: 'inherit' });

const children = [
  start(['--watch', path.join(root, 'server/src/main.ts')], '.'),
  start([path.join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'], 'web'),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
