import { defaultSettings, type ScoringSettings } from '@tandem/matching/settings';
import type { Weights } from '@tandem/matching/weights';
import type { Queries, Writes } from './database.ts';

/** What the next run is told. */
export const findMatchingSettings = async (db: Queries): Promise<ScoringSettings> => {
  const row = await db.selectFrom('matching_settings').selectAll().executeTakeFirstOrThrow();
  return {
    ...defaultSettings,
    weights: {
      industry: row.industry_weight,
      test: row.test_weight,
      geographic: row.geographic_weight,
      resume: row.resume_weight,
    },
    best: row.best,
  };
};

/** `best` stays as it is unless told. */
export const writeMatchingSettings = async (
  tx: Writes,
  { best, ...weights }: Weights & { best?: number | undefined },
): Promise<void> => {
  await tx
    .updateTable('matching_settings')
    .set({
      industry_weight: weights.industry,
      test_weight: weights.test,
      geographic_weight: weights.geographic,
      resume_weight: weights.resume,
      ...(best !== undefined && { best }),
    })
    .execute();
};
