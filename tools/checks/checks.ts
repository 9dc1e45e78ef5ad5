import { spawn } from 'node:child_process';
import path from 'node:path';
import { drawingFault } from './arrows.ts';
import { decisionFaults } from './check-decisions.ts';
import { houseFaults } from './check-house.ts';
import { cruiseImports, importFaults, testsOwn } from './imports.ts';
import { root } from '../root.ts';

export interface CheckResult {
  name: string;
  /** What is wrong; empty when the check passed. */
  report: string;
}

/**
 * Types and lint are programs in Go, which looks for what is free each time that it has doubled what it holds; these end after
 * a minute with hardly anything to free.
 */
const seldomCollecting = { GOGC: '400' };

const run = (name: string, command: string, args: readonly string[]): Promise<CheckResult> =>
  new Promise((resolve) => {
    const program = path.join(root, 'node_modules', '.bin', command);
    const child = spawn(program, args, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...seldomCollecting, ...process.env },
    });
    let report = '';
    child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (report += chunk.toString()));
    child.on('error', (error) => resolve({ name, report: String(error) }));
    child.on('close', (code) => resolve({ name, report: code === 0 ? '' : report || `${code}` }));
  });

/** Several checkers of one project each work out anew most types that they meet: twice the work for the same faults. */
const types = (name: string, project: string): Promise<CheckResult> =>
  run(name, 'tsc', ['-p', project, '--checkers', '1']);

const allTypes = async (): Promise<CheckResult[]> => [
  await types('types', '.'),
  await types('types of the web client', 'web'),
  await types('types of the browser tests', 'e2e'),
];

/** Every static check, in the order in which they are told; types, which take one processor, beside all others. */
export const runChecks = async (): Promise<CheckResult[]> => {
  const typed = allTypes();
  const imports = await cruiseImports();
  return [
    { name: 'imports follow the arrows', report: importFaults(imports).join('\n') },
    { name: 'what tests alone import stands with them', report: testsOwn(imports).join('\n') },
    { name: 'the drawing of the arrows', report: drawingFault(imports) },
    { name: 'decisions', report: decisionFaults().join('\n') },
    { name: 'house rules', report: houseFaults().join('\n') },
    await run('format', 'oxfmt', ['--check', '.']),
    await run('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    ...(await typed),
  ];
};
