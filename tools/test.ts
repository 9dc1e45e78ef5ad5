import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { runChecks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

interface Counts {
  passed: number;
  failed: number;
}

const results = mkdtempSync(path.join(tmpdir(), 'tandem-results-'));

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const program = path.join(root, 'node_modules', script);
    const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Reads a result file; a suite that wrote none, or failed beside its tests, counts as one failure. */
const countsOf = (file: string, exitCode: number, read: (json: unknown) => Counts): Counts => {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const staticChecks = async (): Promise<Counts> => {
  const checks = await runChecks();
  for (const { name, report } of checks)
    process.stdout.write(report ? `✗ ${name}\n${report.trim()}\n` : `✓ ${name}\n`);
  const failed = checks.filter(({ report }) => report).length;
  return { passed: checks.length - failed, failed };
};

const unitTests = async (): Promise<Counts> => {
  const file = path.join(results, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest/vitest.mjs', ['run', ...reporters]);
  return countsOf(file, code, (json) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>;
    return {
      passed: numPassedTests ?? 0,
      failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0),
    };
  });
};

const browserTests = async (): Promise<Counts> => {
  const browser = await findBrowser();
  if (browser === null) {
    process.stdout.write(
      'Les tests dans le navigateur ont besoin de Chromium ou de Chrome : installez-en un, ou donnez son chemin dans BROWSER_PATH.\n',
    );
    return { passed: 0, failed: 1 };
  }
  buildWeb();
  const file = path.join(results, 'playwright.json');
  const code = await run('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countsOf(file, code, (json) => {
    const {
      expected = 0,
      unexpected = 0,
      flaky = 0,
    } = (json as { stats: Record<string, number> }).stats;
    return { passed: expected + flaky, failed: unexpected };
  });
};

const suites = [staticChecks, unitTests, browserTests];
const totals: Counts = { passed: 0, failed: 0 };
for (const suite of suites) {
  const counts = await suite();
  totals.passed += counts.passed;
  totals.failed += counts.failed;
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 ? 1 : 0;
