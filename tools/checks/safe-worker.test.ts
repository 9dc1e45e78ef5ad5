import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

const home = 'server/src/platform/threads/safe-worker.ts';

/** Takes `Worker`, as a value, from Node.js itself: by a named import or a re-export, a whole one, or a dynamic one. */
const takesFromNode = (text: string): boolean => {
  const statements = text.matchAll(
    /\b(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"](?:node:)?worker_threads['"]/g,
  );
  const isValue = (names: string) =>
    !names.startsWith('{') || /(?:^\{|,)\s*Worker\b/.test(names.replaceAll(/\s+/g, ' '));
  return (
    [...statements].some(([, names = '']) => isValue(names)) ||
    /\b(?:import|require|getBuiltinModule)\(\s*['"](?:node:)?worker_threads/.test(text)
  );
};

const makesThread = (text: string): boolean => /\bnew\s+(?:\w+\.)?Worker\(/.test(text);

const importsSafely = (text: string): boolean =>
  /import\s*\{[^}]*\bWorker\b[^}]*\}\s*from\s*['"][./\w-]*\/safe-worker\.ts['"]/.test(text);

/** What runs in Node.js; workers of the browser are none of these. */
const sources = globSync('{domain,matching,contract,server,e2e,bench,tools}/**/*.{ts,mjs,js}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file !== home && file !== 'tools/checks/safe-worker.test.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const flagAfter = (...lines: string[]): string => {
  const script = ["import v8 from 'node:v8';", ...lines, "v8.setFlagsFromString('--help');"];
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script.join('\n')],
    { encoding: 'utf8' },
  );
  return /^ +--wasm-code-gc .*\n.*default: (\S+)/m.exec(stdout)?.[1] ?? '';
};

describe('threads', () => {
  test('are made with the class that keeps WebAssembly code', () => {
    const makers = sources.filter(({ text }) => makesThread(text));
    expect(makers.map(({ file }) => file)).not.toEqual([]);
    expect(makers.filter(({ text }) => !importsSafely(text)).map(({ file }) => file)).toEqual([]);
  });

  test('are made with no other class', () => {
    expect(sources.filter(({ text }) => takesFromNode(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ["import { Worker } from 'node:worker_threads';", true],
    ["import { type MessagePort, Worker } from 'node:worker_threads';", true],
    ["import { parentPort, Worker as Thread } from 'worker_threads';", true],
    ["import * as threads from 'node:worker_threads';", true],
    ["import threads from 'node:worker_threads';", true],
    ["export { Worker } from 'node:worker_threads';", true],
    ["const { Worker } = await import('node:worker_threads');", true],
    ["import type { Worker } from 'node:worker_threads';", false],
    ["import { type Worker, parentPort } from 'node:worker_threads';", false],
    ["import { parentPort, workerData } from 'node:worker_threads';", false],
  ])('%s', (line, takes) => {
    expect(takesFromNode(line)).toBe(takes);
  });
});

describe('the flag', () => {
  test('is set by whoever imports the class', () => {
    const imported = `await import(${JSON.stringify(pathToFileURL(path.join(root, home)).href)});`;
    expect(flagAfter()).toBe('--wasm-code-gc');
    expect(flagAfter(imported)).toBe('--no-wasm-code-gc');
  });

  test('is set in the processes of the tests', () => {
    expect(process.execArgv).toContain('--no-wasm-code-gc');
  });
});
