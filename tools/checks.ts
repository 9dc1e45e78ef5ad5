import { spawn } from 'node:child_process';
import path from 'node:path';
import { houseFaults } from './check-house.ts';
import { importFaults } from './check-imports.ts';
import { root } from './root.ts';

export interface CheckResult {
  name: string;
  /** What is wrong; empty when the check passed. */
  report: string;
}

const run = (name: string, command: string, args: readonly string[]): Promise<CheckResult> =>
  new Promise((resolve) => {
    const program = path.join(root, 'node_modules', '.bin', command);
    const child = spawn(program, args, { cwd: root, shell: process.platform === 'win32' });
    let report = '';
    child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.on('error', (error) => resolve({ name, report: String(error) }));
    child.on('close', (code) => resolve({ name, report: code === 0 ? '' : report || `${code}` }));
  });

const listed = (name: string, faults: readonly string[]): CheckResult => ({
  name,
  report: faults.join('\n'),
});

/** Every static check, in the order in which they are told. */
export const runChecks = async (): Promise<CheckResult[]> => [
  listed('imports follow the arrows', importFaults()),
  listed('house rules', houseFaults()),
  await run('format', 'oxfmt', ['--check', '.']),
  await run('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  await run('types', 'tsc', ['-p', '.']),
  await run('types of the web client', 'tsc', ['-p', 'web']),
  await run('types of the browser tests', 'tsc', ['-p', 'e2e']),
];
