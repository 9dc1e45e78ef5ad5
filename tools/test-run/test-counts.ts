export interface Counts {
  passed: number;
  failed: number;
  /** Titles of tests that passed at their second attempt only. */
  flaky: readonly string[];
}

/** So many may stumble on a busy machine; more are a fault to find before anything else. */
const mostFlaky = 2;

export const countVitest = (json: unknown): Counts => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0),
    flaky: [],
  };
};

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];

export const countPlaywright = (json: unknown): Counts => {
  const { stats, suites } = json as { stats: Record<string, number>; suites: Suite[] };
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected, flaky: flakyIn({ suites }) };
};

/** A suite that failed beside its tests counts as one failure. */
export const withExitCode = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** What is said at the end, the sum in the last line, and whether all is well. */
export const conclude = (all: readonly Counts[]): { lines: string[]; isGood: boolean } => {
  const flaky = all.flatMap((counts) => counts.flaky);
  const tooFlaky = flaky.length > mostFlaky;
  const sum = (of: 'failed' | 'passed') => all.reduce((total, counts) => total + counts[of], 0);
  const failed = sum('failed') + (tooFlaky ? 1 : 0);
  return {
    lines: [
      ...flaky.map((title) => `flaky: ${title}`),
      `${flaky.length} flaky${tooFlaky ? `: more than ${mostFlaky}, which counts as a failure` : ''}`,
      `${sum('passed')} passed, ${failed} failed`,
    ],
    isGood: failed === 0,
  };
};
