import type { Handler } from '../../call-handler.ts';
import { findMatchingSettings, writeWeights } from '../../storage/matching-settings.ts';

export const readMatchingSettings: Handler<'GET /matching_settings/'> = async ({ db }) => ({
  ...(await findMatchingSettings(db.read)).weights,
});

/** Scores that exist stay comparable with each other: they keep the weights of their run until the next one. */
export const saveMatchingSettings: Handler<'PUT /matching_settings/'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    await writeWeights(tx, body);
    return { ...(await findMatchingSettings(tx)).weights };
  });
