import type { ScoringSettings } from '@tandem/matching/settings';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { findMatchingSettings } from './matching-settings-queries.ts';
import {
  findCrowded,
  type ScoredProgramme,
  writeScoredProgrammes,
} from '../runs/scored-programme-queries.ts';

/** How the scores of a session were computed; frozen until they are all computed anew. */
export interface StoredScoring {
  /** Differs as soon as they have all been computed anew. */
  version: number;
  /** The encoded corpus. */
  statistics: Uint8Array;
  settings: ScoringSettings | null;
  /** Programmes of which only the best pairs are kept. */
  crowded: number[];
}

export const findStoredScoring = async (
  db: Queries,
  sessionId: number,
): Promise<StoredScoring | null> => {
  const row = await db
    .selectFrom('corpora')
    .select(['statistics', 'settings', sql<number>`corpora.xmin::text::bigint`.as('version')])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? { ...row, crowded: await findCrowded(db, sessionId) } : null;
};

/** By which the session was scored last; by those of now where it never was. */
export const settingsOfSession = async (db: Queries, sessionId: number): Promise<ScoringSettings> =>
  (await findStoredScoring(db, sessionId))?.settings ?? findMatchingSettings(db);

/** All scores of the session are written with it in one transaction. */
export const writeStoredScoring = async (
  tx: Writes,
  sessionId: number,
  scoring: {
    statistics: Uint8Array;
    settings: ScoringSettings;
    formations: readonly ScoredProgramme[];
  },
): Promise<void> => {
  const values = {
    statistics: Buffer.from(scoring.statistics),
    settings: JSON.stringify(scoring.settings),
  };
  await tx
    .insertInto('corpora')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
  await writeScoredProgrammes(tx, sessionId, scoring.formations);
};
