import { defineConfig } from 'vitest/config';

const shared = { pool: 'forks' as const, testTimeout: 30_000, hookTimeout: 60_000 };

const serverTests = {
  ...shared,
  include: ['server/src/**/*.test.ts'] as string[],
  // A database of its own for each file costs most of the time: a process runs several files in turn.
  isolate: false,
  globalSetup: ['server/src/testing/global-setup.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['{domain,matching,contract}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: { ...shared, name: 'web', include: ['web/{src,build}/**/*.test.{ts,tsx}'] },
      },
      { test: { ...serverTests, name: 'server, embedded database' } },
      ...(process.env['TEST_DATABASE_URL']
        ? [
            {
              test: {
                ...serverTests,
                name: 'server, PostgreSQL',
                env: { TEST_DATABASE: 'postgresql' },
              },
            },
          ]
        : []),
    ],
  },
});
