import { expect, test } from 'vitest';
import { dearestFiles, timesOfPlaywright } from './dearest-files.ts';

const spec = (file: string, ...durations: number[]) => ({
  file,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('the dearest files are told with their seconds, those of the browser summed up', () => {
  const report = {
    suites: [
      { specs: [spec('a.e2e.ts', 1000, 1500)], suites: [{ specs: [spec('a.e2e.ts', 500)] }] },
      { specs: [spec('b.e2e.ts', 100)] },
    ],
  };
  const others = [{ file: 'c.test.ts (rules)', seconds: 12.34 }];
  expect(dearestFiles([...timesOfPlaywright(report), ...others], 2)).toEqual([
    '  12.3 s  c.test.ts (rules)',
    '   3.0 s  e2e/a.e2e.ts',
  ]);
});
