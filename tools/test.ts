import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { runChecks } from './checks/checks.ts';
import { browserEnvironment } from './find-browser.ts';
import { root } from './root.ts';
import { dearestFiles, timesOfPlaywright, type FileTime } from './test-run/dearest-files.ts';
import { fileTimesTo } from './test-run/file-times.ts';
import { inTurns } from './test-run/in-turns.ts';
import {
  conclude,
  countPlaywright,
  countVitest,
  withExitCode,
  type Counts,
} from './test-run/test-counts.ts';

/**
 * Browsers wait a third of their time for what they show; the other tests take what they leave, and all of it afterwards. So
 * a browser's patience is hardly tried.
 */
const yieldingPriority = 10;

const results = mkdtempSync(path.join(tmpdir(), 'tandem-results-'));

/** Hundreds of processes and threads start: each but the first reads its code as it was made ready by another. */
const codeCache = { NODE_COMPILE_CACHE: path.join(results, 'code') };

interface Part {
  env?: Record<string, string>;
  /** Leaves the processors to whoever else wants them. */
  yielding?: boolean;
  write: (text: Buffer | string) => void;
}

const run = (script: string, args: readonly string[], { env, yielding, write }: Part) =>
  new Promise<number>((resolve) => {
    const program = path.join(root, 'node_modules', script);
    const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...codeCache, ...env },
    });
    if (yielding && child.pid !== undefined) setPriority(child.pid, yieldingPriority);
    child.stdout.on('data', write);
    child.stderr.on('data', write);
    child.on('close', (code) => resolve(code ?? 1));
  });

const fileTimes = path.join(results, 'file-times.json');
const playwrightReport = path.join(results, 'playwright.json');

/** What a suite has written; null where it wrote none. */
const reportIn = <Report>(file: string, read: (json: unknown) => Report): Report | null => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

/** A suite that wrote none counts as one failure. */
const countsOf = (file: string, exitCode: number, read: (json: unknown) => Counts): Counts => {
  const counts = reportIn(file, read);
  return counts ? withExitCode(counts, exitCode) : { passed: 0, failed: 1, flaky: [] };
};

type Suite = (write: Part['write']) => Promise<Counts>;

const staticChecks: Suite = async (write) => {
  const checks = await runChecks();
  for (const { name, report } of checks)
    write(report ? `✗ ${name}\n${report.trim()}\n` : `✓ ${name}\n`);
  const failed = checks.filter(({ report }) => report).length;
  return { passed: checks.length - failed, failed, flaky: [] };
};

const unitTests: Suite = async (write) => {
  const file = path.join(results, 'vitest.json');
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tools/test-run/file-times.ts',
    `--outputFile.json=${file}`,
  ];
  const code = await run('vitest/vitest.mjs', ['run', ...reporters], {
    env: { [fileTimesTo]: fileTimes },
    write,
    yielding: true,
  });
  return countsOf(file, code, countVitest);
};

const browserTestsIn = (browsers: Record<string, string> | null): Suite => {
  const browserTests: Suite = async (write) => {
    if (browsers === null) {
      write(
        'Les tests dans le navigateur ont besoin de Chromium ou de Chrome : installez-en un, ou donnez son chemin dans BROWSER_PATH.\n',
      );
      return { passed: 0, failed: 1, flaky: [] };
    }
    const code = await run('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
      env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      write,
    });
    return countsOf(playwrightReport, code, countPlaywright);
  };
  return browserTests;
};

/** How long each part takes is told with it: CONTRIBUTING.md says how long it took when it was last looked at. */
const timed = async (suite: Suite, write: Part['write']): Promise<Counts> => {
  const start = performance.now();
  const counts = await suite(write);
  const minutes = (performance.now() - start) / 60_000;
  write(`${suite.name}: ${minutes.toFixed(1)} min\n`);
  return counts;
};

/** What two parts write is told one after the other, the first as it comes. */
const output = inTurns((text) => process.stdout.write(text));

const told = async (suite: Suite): Promise<Counts> => {
  const turn = output.next();
  try {
    return await timed(suite, turn.write);
  } finally {
    turn.end();
  }
};

// A browser that is to be installed waits for the network, and the static checks leave half of a processor to the build;
// neither is half done when the tests begin.
const building = buildWeb().then(
  () => null,
  (error: unknown) => error,
);
const [browsers, checks] = await Promise.all([browserEnvironment(), told(staticChecks)]);
// What the checks have told says why a build failed.
const failure = await building;
if (failure !== null) throw failure;
const tests = await Promise.all([told(browserTestsIn(browsers)), told(unitTests)]);
const times = [
  ...(reportIn(fileTimes, (json) => json as FileTime[]) ?? []),
  ...(reportIn(playwrightReport, timesOfPlaywright) ?? []),
];
rmSync(results, { recursive: true, force: true });
const { lines, isGood } = conclude([checks, ...tests]);
process.stdout.write(`\n${[...dearestFiles(times), '', ...lines].join('\n')}\n`);
process.exitCode = isGood ? 0 : 1;
