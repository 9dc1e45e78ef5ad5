import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/product.ts';
import { root } from '../../tools/root.ts';
import type { DemoPeople } from './phone-screens.ts';

/** Of all demonstration accounts. */
const password = 'Tandem-2026!';

const signIn = async (url: string, email: string) => {
  const response = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  return (await response.json()) as { access: string; refresh: string };
};

/** Its lines name one account of each kind. */
const accountAfter = (output: string, word: string): string =>
  new RegExp(`${word}\\s+(\\S+)`).exec(output)?.[1] ?? '';

export interface DemoProduct {
  url: string;
  /** Signs in anew: access tokens live ten minutes. */
  people: () => Promise<DemoPeople>;
  stop: () => Promise<void>;
}

/** The demonstration in a process and a folder of its own: lists as long as a small centre's. */
export const startDemo = async (): Promise<DemoProduct> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-phone-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'tools', 'demo.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/Tuteur\s+http\S+/.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`The demonstration ended:\n${output}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    people: async () => ({
      superuser: await signIn(url, accountAfter(output, 'Superutilisateur')),
      candidate: await signIn(url, accountAfter(output, 'Candidat')),
      company: await signIn(url, accountAfter(output, 'Entreprise')),
      test: new URL(accountAfter(output, 'Tuteur')).pathname,
    }),
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
