import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  startChildServer,
  type ChildServer,
} from '../../server/src/testing/product/child-server.ts';

export type Kind = 'embedded' | 'postgresql';

export const adminEmail = 'admin@exemple.fr';
export const password = 'Tandem-2026!';

/** A data folder, and on PostgreSQL a database, that nothing has been written to. */
export interface Place {
  dataDir: string;
  url: string | undefined;
  start(smtpUrl: string): ChildServer;
  remove(): Promise<void>;
}

let serial = 0;

const makeDatabase = async () => {
  const server = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  const name = `tandem_crash_${process.pid}_${(serial += 1)}`;
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) };
};

export const makePlace = async (kind: Kind): Promise<Place> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-crash-'));
  const database = kind === 'postgresql' ? await makeDatabase() : null;
  return {
    dataDir,
    url: database?.url,
    start: (smtpUrl) =>
      startChildServer({
        DATA_DIR: dataDir,
        DATABASE_URL: database?.url,
        SMTP_URL: smtpUrl,
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: password,
      }),
    remove: async () => {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The wait of a test is too short for a busy machine; whoever reads the figures sees how long it was. */
const answering = async (child: ChildServer): Promise<string> => {
  for (let turn = 1; ; turn += 1)
    try {
      return await child.address();
    } catch (error) {
      if (turn === 5 || child.process.exitCode !== null) throw error;
    }
};

/** Starts a server and waits until it answers; also says how long that took. */
export const startTimed = async (place: Place, smtpUrl: string) => {
  const begun = performance.now();
  const child = place.start(smtpUrl);
  const address = await answering(child);
  return { child, address, seconds: (performance.now() - begun) / 1000 };
};

export const kill = async (child: ChildServer): Promise<void> => {
  child.process.kill('SIGKILL');
  await child.ended();
};

export const stop = async (child: ChildServer): Promise<void> => {
  child.process.kill('SIGTERM');
  const end = await child.ended();
  if (end !== 0) throw new Error(`The stop ended with ${String(end)}: ${child.output().stderr}`);
};
