import type { Handler } from '../handler.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  findMatchingSettings,
  findSideWeights,
  writeMatchingSettings,
} from '../../scoring/settings/matching-settings-queries.ts';

const settingsIn = async (db: Queries) => {
  const { weights, best } = await findMatchingSettings(db);
  return { ...weights, best, ...(await findSideWeights(db)) };
};

export const readMatchingSettings: Handler<'GET /matching_settings/', 'db'> = ({ db }) =>
  settingsIn(db.read);

/** Scores that exist stay comparable with each other: they keep the settings of their run until the next one. */
export const saveMatchingSettings: Handler<'PUT /matching_settings/', 'db'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    await writeMatchingSettings(tx, body);
    return settingsIn(tx);
  });
