import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { browserEnvironment } from './find-browser.ts';
import { root } from './root.ts';

/** Only the journeys in a browser; arguments go to Playwright. */
const browsers = await browserEnvironment();
if (browsers === null) throw new Error('No Chromium or Chrome was found: set BROWSER_PATH.');
await buildWeb();
const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [...process.execArgv, cli, 'test', '--config', 'e2e', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...browsers } },
);
process.exitCode = status ?? 1;
