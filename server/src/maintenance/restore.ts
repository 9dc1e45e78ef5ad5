import type { Staged, FileStore } from '../platform/files/file-store.ts';
import { isJobName, type JobQueue } from '../platform/queue/queue.ts';
import type { Database, Writes } from '../platform/database/database.ts';
import { dumpFileNames, type CounterState } from '../platform/database/dump.ts';
import {
  dropSchema,
  emptyTables,
  forgetJobs,
  holdsData,
  loadCounters,
  rowLoader,
  typeOfFile,
} from '../platform/database/load.ts';
import { listMigrations, migrateWithin } from '../platform/database/migrate.ts';
import { readArchive, type Checked, type Manifest } from './archive.ts';
import { DamagedArchive, type Entry } from './tar.ts';

interface SavedJob {
  name: string;
  data: never;
  key: string | null;
  priority: number;
}

/** Where an archive is put back. */
export interface Target {
  db: Database;
  jobs: JobQueue;
  files: FileStore;
}

/** Fails where the archive knows migrations that this version does not. */
const refuseLater = (own: readonly string[], { migrations, version }: Manifest): void => {
  if (migrations.some((name) => !own.includes(name)))
    throw new Error(
      `L'archive vient d'une version plus récente de Tandem (${version}) : mettez d'abord Tandem à jour.`,
    );
};

/** They run as soon as the server starts; kinds that this version does not know are left out. */
const loadJobs = async (tx: Writes, jobs: JobQueue, saved: readonly SavedJob[]): Promise<void> => {
  for (const { name, data, key, priority } of saved)
    if (isJobName(name))
      await jobs.add(tx, name, [data], key === null ? undefined : () => key, priority);
};

/** Puts each entry where it belongs. The order of the archive is that in which rows can refer to each other. */
const entryLoader = async (tx: Writes, jobs: JobQueue, files: Staged) => {
  const loadRows = await rowLoader(tx);
  return async ({ name, bytes }: Entry): Promise<void> => {
    const [kind, what = ''] = name.split('/');
    if (kind === 'tables') return loadRows(what, bytes.toString());
    if (kind === 'counters.json')
      return loadCounters(tx, JSON.parse(bytes.toString()) as CounterState[]);
    if (kind === 'jobs') return loadJobs(tx, jobs, JSON.parse(bytes.toString()) as SavedJob[]);
    const type = kind === 'files' ? await typeOfFile(tx, what) : null;
    if (type === null) throw new DamagedArchive();
    await files.write(what, bytes, type);
  };
};

/** Gives on what an archive holds; fails where it is not what was checked, as after somebody has put another in its place. */
const readChecked = async (
  file: string,
  { content }: Pick<Checked, 'content'>,
  load: (entry: Entry) => Promise<void>,
): Promise<void> => {
  const entries = readArchive(file);
  let next = await entries.next();
  while (!next.done) {
    await load(next.value);
    next = await entries.next();
  }
  if (next.value.entries !== content.entries || next.value.sha256 !== content.sha256)
    throw new DamagedArchive();
};

/**
 * Replaces all data by those of an archive that has been checked, in one transaction: killed meanwhile, or refused, everything
 * is as it was, files included, which are written aside and moved at the end. Rows are put into the schema in which they stood, which then is brought up to date.
 */
export const restoreArchive = async (
  target: Target,
  file: string,
  checked: Pick<Checked, 'manifest' | 'content'>,
): Promise<void> => {
  const { db, files } = target;
  const { manifest } = checked;
  const own = await listMigrations();
  refuseLater(own, manifest);
  const before = await dumpFileNames(db.read);
  const staged = await files.stage();
  try {
    await db.transaction(async (tx) => {
      await dropSchema(tx);
      await forgetJobs(tx);
      await migrateWithin(tx, manifest.migrations.at(-1) ?? '');
      await emptyTables(tx);
      await readChecked(file, checked, await entryLoader(tx, target.jobs, staged));
      await migrateWithin(tx, own.at(-1) ?? '');
      await staged.move();
    });
  } finally {
    await staged.discard();
  }
  const now = new Set(await dumpFileNames(db.read));
  for (const name of before) if (!now.has(name)) await files.remove(name);
};

/** Fails where somebody's data would be replaced. */
export const refuseToOverwrite = async (db: Database): Promise<void> => {
  if (await holdsData(db.read))
    throw new Error(
      'Il y a déjà des données ici. Pour les remplacer par celles de la sauvegarde, ajoutez --overwrite.',
    );
};
