import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigFault,
  dataDirOf,
  readConfig,
  type Config,
  type Environment,
} from '../platform/config.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/embedded/lock.ts';

const isEmbedded = (environment: Environment): boolean => !environment['DATABASE_URL']?.trim();

/** The configuration of the data that are there; nothing is made where there are none. */
export const configOfData = (environment: Environment): Config => {
  const folder = dataDirOf(environment);
  if (isEmbedded(environment) && !existsSync(path.join(folder, 'database')))
    throw new ConfigFault(
      'DATA_DIR',
      `the data folder of Tandem: there is no database in ${folder}`,
    );
  return readConfig(environment);
};

/** Whether the secret is known before one would be made. */
export const hasSecret = (environment: Environment): boolean =>
  Boolean(environment['SECRET_KEY']?.trim()) ||
  existsSync(path.join(dataDirOf(environment), 'secret'));

/** Whether a running server holds the data folder of the embedded database. */
export const isServed = ({ databaseUrl, dataDir }: Config): boolean => {
  if (databaseUrl !== null) return false;
  const lock = lockFolder(dataDir);
  lock?.release();
  return lock === null;
};

/** The database as it is: its schema is left at the version in which it stands. */
export const openAsItIs = ({ databaseUrl, dataDir }: Config): Promise<Database> =>
  openDatabase({
    url: databaseUrl,
    dataDir,
    upToDate: false,
    onCrash: (error) => {
      throw error;
    },
  });
