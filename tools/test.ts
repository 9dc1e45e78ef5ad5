import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { runChecks } from './checks/checks.ts';
import { browserEnvironment } from './find-browser.ts';
import { root } from './root.ts';
import {
  conclude,
  countPlaywright,
  countVitest,
  withExitCode,
  type Counts,
} from './test-run/test-counts.ts';

const results = mkdtempSync(path.join(tmpdir(), 'tandem-results-'));

/** Hundreds of processes and threads start: each but the first reads its code as it was made ready by another. */
const codeCache = { NODE_COMPILE_CACHE: path.join(results, 'code') };

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const program = path.join(root, 'node_modules', script);
    const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...codeCache, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Reads a result file; a suite that wrote none counts as one failure. */
const countsOf = (file: string, exitCode: number, read: (json: unknown) => Counts): Counts => {
  try {
    return withExitCode(read(JSON.parse(readFileSync(file, 'utf8'))), exitCode);
  } catch {
    return { passed: 0, failed: 1, flaky: [] };
  }
};

const staticChecks = async (): Promise<Counts> => {
  const checks = await runChecks();
  for (const { name, report } of checks)
    process.stdout.write(report ? `✗ ${name}\n${report.trim()}\n` : `✓ ${name}\n`);
  const failed = checks.filter(({ report }) => report).length;
  return { passed: checks.length - failed, failed, flaky: [] };
};

const unitTests = async (): Promise<Counts> => {
  const file = path.join(results, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest/vitest.mjs', ['run', ...reporters]);
  return countsOf(file, code, countVitest);
};

const browserTests = async (): Promise<Counts> => {
  const browsers = await browserEnvironment();
  if (browsers === null) {
    process.stdout.write(
      'Les tests dans le navigateur ont besoin de Chromium ou de Chrome : installez-en un, ou donnez son chemin dans BROWSER_PATH.\n',
    );
    return { passed: 0, failed: 1, flaky: [] };
  }
  buildWeb();
  const file = path.join(results, 'playwright.json');
  const code = await run('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
    ...browsers,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countsOf(file, code, countPlaywright);
};

/** How long each part takes is told with it: CONTRIBUTING.md says how long it took when it was last looked at. */
const timed = async (suite: () => Promise<Counts>): Promise<Counts> => {
  const start = performance.now();
  const counts = await suite();
  const minutes = (performance.now() - start) / 60_000;
  process.stdout.write(`${suite.name}: ${minutes.toFixed(1)} min\n`);
  return counts;
};

const all: Counts[] = [];
for (const suite of [staticChecks, unitTests, browserTests]) all.push(await timed(suite));
rmSync(results, { recursive: true, force: true });
const { lines, isGood } = conclude(all);
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exitCode = isGood ? 0 : 1;
