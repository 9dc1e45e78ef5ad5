import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  copyEmbeddedTemplate,
  copyPostgresTemplate,
  makeEmbeddedTemplate,
  makePostgresTemplate,
} from '../../server/src/testing/template.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

export const superuser = { email: 'direction@exemple.fr', password: 'Tandem-2026!' };

/** The built product, running as it does for its users, with a mail server of its own. */
export interface Product {
  url: string;
  mails: MailCatcher;
  dataDir: string;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

const untilReady = (child: ChildProcess, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(url)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });

const openData = async (database: 'embedded' | 'postgresql') => {
  const postgresUrl = process.env['TEST_DATABASE_URL'];
  if (database === 'embedded' || !postgresUrl) {
    await makeEmbeddedTemplate();
    const { dataDir, remove } = copyEmbeddedTemplate();
    return { dataDir, databaseUrl: '', remove: async () => remove() };
  }
  await makePostgresTemplate(postgresUrl);
  const copy = await copyPostgresTemplate(postgresUrl);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-e2e-'));
  const remove = async () => {
    await copy.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, databaseUrl: copy.url, remove };
};

export const startProduct = async (
  database: 'embedded' | 'postgresql' = 'embedded',
  environment: Record<string, string> = {},
): Promise<Product> => {
  const { dataDir, databaseUrl, remove } = await openData(database);
  const mails = await startMailCatcher();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mails.url,
      ADMIN_EMAIL: superuser.email,
      ADMIN_PASSWORD: superuser.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  await untilReady(child, url);
  return {
    url,
    mails,
    dataDir,
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      await mails.close();
      await remove();
    },
  };
};
