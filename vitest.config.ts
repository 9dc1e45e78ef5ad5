import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'forks' as const,
  maxWorkers: 2,
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

/** Parts of the server that know no database. */
const apart = [
  'server/src/platform/config.test.ts',
  'server/src/platform/http/screen-files.test.ts',
  'server/src/{resume-reading,demo/resume}/**/*.test.ts',
  'server/src/platform/{mail,sms,files,archive,pdf,places,security}/**/*.test.ts',
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
                  'server/src/platform/database/embedded/**',
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
