import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,matching,contract,server,web}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
