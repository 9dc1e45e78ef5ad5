import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';

const readSetting = async (db: Queries) => {
  const { managers_see } = await db
    .selectFrom('centre_settings')
    .select('managers_see')
    .executeTakeFirstOrThrow();
  return { managers_see };
};

export const readCentreSettings: Handler<'GET /centre_settings/', 'db'> = ({ db }) =>
  readSetting(db.read);

/** Holds from the next call on, whoever has signed in before. */
export const saveCentreSettings: Handler<'PUT /centre_settings/', 'db'> = async (
  { db },
  { body },
) => {
  await db.read.updateTable('centre_settings').set(body).execute();
  return readSetting(db.read);
};
