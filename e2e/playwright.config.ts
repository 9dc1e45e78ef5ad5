import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './support/browser/launch-options.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Three are no faster on two cores.
  workers: 2,
  // On a busy machine a browser may stumble once. What passes only then is listed as flaky, and is a fault to find.
  retries: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : []),
  ] as [string][],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/visual/{arg}-{platform}{ext}',
  use: {
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // What a test answers in the server's place would pass by it; its own test lets it in.
    serviceWorkers: 'block',
    // Nobody waits for what slides in, and no colour is looked at on its way; the journey and the tagline move.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsOf(
      process.env['BROWSER_SHELL_PATH'] ?? process.env['BROWSER_PATH'],
    ),
  },
});
