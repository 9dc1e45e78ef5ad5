import type { ScoringSettings } from '@tandem/matching/settings';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared.ts';
import { findMatchingSettings } from './matching-settings-queries.ts';
import { type ScoredProgramme, writeScoredProgrammes } from '../runs/scored-programme-queries.ts';

/** How the scores of a session were computed; frozen until they are all computed anew. */
export interface StoredScoring {
  /** Differs as soon as they have all been computed anew. */
  version: number;
  /** The encoded corpus; null where that version was known. */
  statistics: Uint8Array | null;
  settings: ScoringSettings | null;
  /** Programmes of which only the best pairs are kept. */
  crowded: number[];
}

const version = sql<number>`corpora.xmin::text::bigint`;

const stored = preparedStatement(
  (db: Queries, { sessionId, known }: { sessionId: number; known: number | null }) =>
    db
      .selectFrom('corpora')
      .select((e) => [
        sql<Uint8Array | null>`case when ${version} is distinct from ${known}::bigint then statistics end`.as(
          'statistics',
        ),
        'settings',
        version.as('version'),
        sql<number[]>`array(${e
          .selectFrom('scored_formations')
          .select('formation_id')
          .whereRef('scored_formations.session_id', '=', 'corpora.session_id')
          .where('crowded', '=', true)})`.as('crowded'),
      ])
      .where('session_id', '=', sessionId),
);

/** `known`: the version whose corpus is not needed, as it is held already. */
export const findStoredScoring = async (
  db: Queries,
  sessionId: number,
  known: number | null = null,
): Promise<StoredScoring | null> => {
  const [row] = await stored(db, { sessionId, known });
  return row ?? null;
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
