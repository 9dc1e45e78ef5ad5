import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const onThisMachine = (): string | null => {
  const given = process.env['BROWSER_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...(given ? [given] : []),
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...usualPlaces,
  ];
  return candidates.find((file) => existsSync(file)) ?? null;
};

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const fromDebian = (): string | null => {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return null;
  process.stdout.write('Installation de Chromium…\n');
  const isInstalled =
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return isInstalled ? onThisMachine() : null;
};

const fromPlaywright = async (): Promise<string | null> => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  process.stdout.write('Téléchargement de Chromium…\n');
  return succeeds('npx', ['playwright', 'install', 'chromium']) && existsSync(file) ? file : null;
};

/** The browser for tests: one on the machine, else Debian's, else Playwright's own; null when none can be had. */
export const findBrowser = async (): Promise<string | null> =>
  onThisMachine() ?? fromDebian() ?? (await fromPlaywright());
