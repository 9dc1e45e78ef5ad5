import type { ScoringSettings } from '@tandem/matching/settings';
import type { Queries, Writes } from './database.ts';

/** How the scores of a session were computed; frozen until they are all computed anew. */
export interface StoredScoring {
  /** The encoded corpus. */
  statistics: Uint8Array;
  settings: ScoringSettings | null;
  /** Formations of which only the best pairs are kept. */
  crowded: number[];
}

export const findStoredScoring = async (
  db: Queries,
  sessionId: number,
): Promise<StoredScoring | null> => {
  const row = await db
    .selectFrom('corpora')
    .select(['statistics', 'settings', 'crowded'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
};

export const writeStoredScoring = async (
  tx: Writes,
  sessionId: number,
  scoring: StoredScoring & { settings: ScoringSettings },
): Promise<void> => {
  const values = {
    statistics: Buffer.from(scoring.statistics),
    settings: JSON.stringify(scoring.settings),
    crowded: scoring.crowded,
  };
  await tx
    .insertInto('corpora')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
};
