import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'forks' as const,
  maxWorkers: 2,
  // Threads in turn can abort Node.js without it: docs/decisions/0008-threads.md.
  execArgv: ['--no-wasm-code-gc'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

/** Parts of the server that know no database. */
const apart = [
  'server/src/config.test.ts',
  'server/src/http/screen-files.test.ts',
  'server/src/{resume-reading,gateways,security,demo/resume}/**/*.test.ts',
];

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
          include: ['{domain,matching,contract}/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
        },
      },
      {
        test: { ...shared, name: 'web', include: ['web/{src,build}/**/*.test.{ts,tsx}'] },
      },
      { test: { ...shared, name: 'server, without a database', include: apart } },
      {
        test: {
          ...serverTests,
          name: 'server, embedded database',
          exclude: [...apart, 'server/src/**/*.postgresql.test.ts'],
        },
      },
      ...(process.env['TEST_DATABASE_URL']
        ? [
            {
              test: {
                ...serverTests,
                name: 'server, PostgreSQL',
                exclude: [
                  ...apart,
                  'server/src/storage/embedded/**',
                  'server/src/**/*.embedded.test.ts',
                ],
                env: { TEST_DATABASE: 'postgresql' },
              },
            },
          ]
        : []),
    ],
  },
});
