import { defineConfig } from 'vitest/config';
import SameSurroundings from './tools/test-run/same-surroundings.ts';
import { serverTests } from './tools/test-run/server-tests.ts';

const shared = {
  pool: 'forks' as const,
  // Two wait a quarter of their time for the database and for their threads.
  maxWorkers: 3,
  // Threads in turn can abort Node.js without it: docs/decisions/0008-threads.md.
  execArgv: ['--no-wasm-code-gc'],
  // Most of what a small file costs is its process, and most of a server's a database: a process runs several files in turn.
  isolate: false,
  // For what hangs: what takes seconds has taken two minutes on a crowded machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/**
 * As the product reads its code: by Node.js itself, which keeps what it has compiled for the processes after it
 * (`NODE_COMPILE_CACHE`). What mocks no module needs nothing else; the web client is TSX, which Node.js does not read.
 */
const asTheProduct = {
  ...shared,
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

const withPostgresql = Boolean(process.env['TEST_DATABASE_URL']);
const { withoutDatabase, embedded, postgresql } = serverTests({ withPostgresql });

const onDatabase = {
  ...asTheProduct,
  globalSetup: ['server/src/testing/database/global-setup.ts'],
  setupFiles: ['server/src/testing/database/plan-once.ts'],
};

export default defineConfig({
  test: {
    sequence: { sequencer: SameSurroundings },
    projects: [
      {
        test: {
          ...asTheProduct,
          name: 'rules',
          include: ['{domain,matching,contract}/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
        },
      },
      {
        test: { ...shared, name: 'web', include: ['web/{src,build}/**/*.test.{ts,tsx}'] },
      },
      { test: { ...asTheProduct, name: 'server, without a database', include: withoutDatabase } },
      { test: { ...onDatabase, name: 'server, embedded database', include: embedded } },
      ...(withPostgresql
        ? [
            {
              test: {
                ...onDatabase,
                name: 'server, PostgreSQL',
                include: postgresql,
                env: { TEST_DATABASE: 'postgresql' },
              },
            },
          ]
        : []),
    ],
  },
});
