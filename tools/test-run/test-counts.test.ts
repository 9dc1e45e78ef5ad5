import { describe, expect, test } from 'vitest';
import { conclude, countPlaywright, countVitest, withExitCode } from './test-counts.ts';

const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', tests: [{ status }] });

const report = {
  stats: { expected: 3, unexpected: 1, flaky: 2 },
  suites: [
    { specs: [spec('one', 'flaky'), spec('two', 'expected')] },
    { suites: [{ specs: [spec('three', 'flaky')] }] },
  ],
};

describe('the closing lines', () => {
  test('name what passed at the second attempt only, and end with the sum', () => {
    const browser = countPlaywright(report);
    const rest = countVitest({ numPassedTests: 10, numFailedTests: 0, numFailedTestSuites: 0 });
    expect(conclude([rest, browser])).toEqual({
      lines: ['flaky: a.e2e.ts: one', 'flaky: a.e2e.ts: three', '2 flaky', '15 passed, 1 failed'],
      isGood: false,
    });
  });

  test('tell a failure where more than two were flaky', () => {
    const some = (count: number) => ({
      passed: 9,
      failed: 0,
      flaky: Array.from({ length: count }, () => 'x'),
    });
    expect(conclude([some(2)])).toMatchObject({ isGood: true });
    const { lines, isGood } = conclude([some(2), some(1)]);
    expect(isGood).toBe(false);
    expect(lines.slice(-2)).toEqual([
      '3 flaky: more than 2, which counts as a failure',
      '18 passed, 1 failed',
    ]);
  });

  test('are the same without a flaky one', () => {
    const counts = { passed: 2, failed: 0, flaky: [] };
    expect(conclude([counts]).lines).toEqual(['0 flaky', '2 passed, 0 failed']);
  });
});

test('a suite that could not be read, or ended with an error, counts as one failure', () => {
  const good = { passed: 5, failed: 0, flaky: [] };
  expect(withExitCode(good, 1)).toMatchObject({ failed: 1 });
  expect(withExitCode({ ...good, failed: 3 }, 1)).toMatchObject({ failed: 3 });
  expect(withExitCode(good, 0)).toBe(good);
});

test('files that do not load count, where no test failed', () => {
  expect(
    countVitest({ numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 2 }),
  ).toMatchObject({ failed: 2 });
});
