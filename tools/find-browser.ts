import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const onPath = (programs: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => programs.map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file));

const onThisMachine = (): string | null => {
  const given = process.env['BROWSER_PATH'];
  const candidates = [...(given ? [given] : []), ...onPath(names), ...usualPlaces];
  return candidates.find((file) => existsSync(file)) ?? null;
};

const succeeds = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const isDebian = async (): Promise<boolean> =>
  process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

const install = async (debianPackage: string): Promise<boolean> =>
  (await succeeds('apt-get', ['update', '-qq'])) &&
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage]);

const fromDebian = async (): Promise<string | null> => {
  if (!(await isDebian())) return null;
  process.stdout.write('Installation de Chromium…\n');
  return (await install('chromium')) ? onThisMachine() : null;
};

const fromPlaywright = async (): Promise<string | null> => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  process.stdout.write('Téléchargement de Chromium…\n');
  const isInstalled = await succeeds('npx', ['playwright', 'install', 'chromium']);
  return isInstalled && existsSync(file) ? file : null;
};

/** The browser for tests: one on the machine, else Debian's, else Playwright's own; null when none can be had. */
export const findBrowser = async (): Promise<string | null> =>
  onThisMachine() ?? (await fromDebian()) ?? (await fromPlaywright());

const shellName = 'chromium-headless-shell';

const headlessShell = async (): Promise<string | null> => {
  const [found] = onPath([shellName]);
  if (found || !(await isDebian())) return found ?? null;
  return (await install(shellName)) ? (onPath([shellName])[0] ?? null) : null;
};

/**
 * The environment that tells Playwright its browsers, null when there is none. Beside the whole browser Debian's headless
 * shell, where it can be had and no other was asked for: the same without windows and notifications, for a fifth less work.
 */
export const browserEnvironment = async (): Promise<Record<string, string> | null> => {
  const isGiven = Boolean(process.env['BROWSER_PATH']);
  const browser = await findBrowser();
  if (browser === null) return null;
  const shell = isGiven ? null : await headlessShell();
  return { BROWSER_PATH: browser, ...(shell && { BROWSER_SHELL_PATH: shell }) };
};
