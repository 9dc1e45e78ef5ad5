import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  makeEmbeddedTemplate,
  makePostgresTemplate,
  someDatabase,
  type SomeDatabase,
} from '../../server/src/testing/database/template.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import type { ProductHost } from './open-host.ts';

export const superuser = { email: 'direction@exemple.fr', password: 'Tandem-2026!' };

/** The built product, running as it does for its users, with a mail server of its own. */
export interface Product {
  url: string;
  mails: MailCatcher;
  dataDir: string;
  /** As after an update: at the same address, on the same data. */
  restart(): Promise<void>;
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

type Environment = Record<string, string>;

/** Something that serves the product until it is stopped. */
type Serve = (environment: Environment) => Promise<{ stop(): Promise<void> }>;

/** The product as people start it. */
const serveAlone: Serve = async (environment) => {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  await untilReady(child, environment['PUBLIC_URL'] ?? '');
  return {
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
};

const serveOn =
  (host: ProductHost, webFolder?: string): Serve =>
  async (environment) => {
    const url = await host.start(environment, webFolder);
    return { stop: () => host.stop(url) };
  };

interface ProductOptions {
  environment?: Environment;
  /** What pages call its host; passkeys belong to a name, not to a number. */
  hostname?: 'localhost';
  /** Where it runs; a process of its own unless told. */
  host?: ProductHost;
  /** The built client that the host serves, if it is another one. */
  webFolder?: string;
}

/**
 * What runs by itself, as people start it, has the embedded database, as theirs; what a host serves has a PostgreSQL where
 * there is one: half of the server's work.
 */
const databaseFor = async (host: ProductHost | undefined): Promise<SomeDatabase> => {
  const server = (host && process.env['TEST_DATABASE_URL']) ?? null;
  await (server === null ? makeEmbeddedTemplate() : makePostgresTemplate(server));
  return someDatabase(server);
};

export const startProduct = async ({
  environment = {},
  hostname,
  host,
  webFolder,
}: ProductOptions = {}): Promise<Product> => {
  const { dataDir, url: databaseUrl, remove } = await databaseFor(host);
  const mails = await startMailCatcher();
  const port = await freePort();
  const url = `http://${hostname ?? '127.0.0.1'}:${port}`;
  const serve = host ? serveOn(host, webFolder) : serveAlone;
  const surroundings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: mails.url,
    ADMIN_EMAIL: superuser.email,
    ADMIN_PASSWORD: superuser.password,
    LOG_LEVEL: 'warn',
    WRITES_PER_MINUTE: '1000000',
    ...environment,
  };
  let served = await serve(surroundings);
  return {
    url,
    mails,
    dataDir,
    restart: async () => {
      await served.stop();
      served = await serve(surroundings);
    },
    stop: async () => {
      await served.stop();
      await mails.close();
      await remove();
    },
  };
};
