import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Environment } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { dumpCounters, dumpJobs, dumpTables } from '../../platform/database/dump.ts';
import { writeBackup } from '../../maintenance/backup.ts';
import { enrol } from '../fixtures/contracts/enrolment.ts';
import { openSomeDatabase, type SomeDatabase } from './template.ts';
import type { TestServer } from '../product/test-server.ts';
import { somePlacement, someSuperuser, type Placement } from '../fixtures/by-calls.ts';

export const environmentOf = ({ dataDir, url }: Pick<SomeDatabase, 'dataDir' | 'url'>) =>
  ({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' }) satisfies Environment;

/** An archive of what a server holds, made while it serves. */
export const backUp = async ({ services, dataDir }: TestServer, file: string): Promise<void> => {
  // What was shown is written a moment later: not between the archive and what it is compared with.
  await services.shown.write();
  const { db, files, keyring, version, now } = services;
  await writeBackup({ db, files, keyring, version, dataDir, now }, createWriteStream(file));
};

/** A placement that was finalised, with its contract sheet. */
export const someEnrolment = async (server: TestServer): Promise<Placement> => {
  const placement = await somePlacement(server, await someSuperuser(server));
  await enrol(server, placement);
  return placement;
};

export interface Contents {
  tables: Record<string, string[]>;
  counters: unknown;
  /** The names of the jobs that wait. */
  jobs: string[];
}

/** What commands note of themselves comes beside the data that they carry. */
const isOfCommand = (row: string): boolean => row.includes('"actor_role":"command"');

/** Every row of every table, in an order of their own. */
export const contentsOf = (db: Database): Promise<Contents> =>
  db.snapshot(async (tx) => {
    const tables: Record<string, string[]> = {};
    const jobs: string[] = [];
    await dumpTables(tx, async (table, rows) => {
      const kept = rows.filter((row) => !isOfCommand(row));
      if (kept.length > 0) (tables[table] ??= []).push(...kept);
    });
    for (const rows of Object.values(tables)) rows.sort();
    await dumpJobs(tx, async (rows) => {
      jobs.push(...rows.map((row) => (JSON.parse(row) as { name: string }).name));
    });
    const counters = await dumpCounters(tx);
    return { tables, counters: counters.filter(({ table }) => table !== 'journal'), jobs };
  });

/** The same of a database that nobody has open. */
export const contentsAt = async ({
  url,
  dataDir,
}: Pick<SomeDatabase, 'dataDir' | 'url'>): Promise<Contents> => {
  const db = await openSomeDatabase({ url, dataDir }, { upToDate: false });
  try {
    return await contentsOf(db);
  } finally {
    await db.close();
  }
};

export const randomName = (): string => `${randomBytes(32).toString('base64url')}.pdf`;
