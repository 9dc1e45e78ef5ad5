import { defaultSettings, type ScoringSettings } from '@tandem/matching/settings';
import type { Weights } from '@tandem/matching/weights';
import type { Queries, Writes } from '../../platform/database/database.ts';

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

/** How each side weighs the parts when everybody is placed at once; null as all do. */
export interface SideWeights {
  candidate_weights: Weights | null;
  company_weights: Weights | null;
}

export const findSideWeights = (db: Queries): Promise<SideWeights> =>
  db
    .selectFrom('matching_settings')
    .select(['candidate_weights', 'company_weights'])
    .executeTakeFirstOrThrow();

export interface ChangedSettings extends Weights {
  best?: number | undefined;
  candidate_weights?: Weights | null | undefined;
  company_weights?: Weights | null | undefined;
}

const stored = (weights: Weights | null): string | null => weights && JSON.stringify(weights);

/** What is not told stays as it is. */
export const writeMatchingSettings = async (
  tx: Writes,
  { best, candidate_weights: candidates, company_weights: companies, ...weights }: ChangedSettings,
): Promise<void> => {
  await tx
    .updateTable('matching_settings')
    .set({
      industry_weight: weights.industry,
      test_weight: weights.test,
      geographic_weight: weights.geographic,
      resume_weight: weights.resume,
      ...(best !== undefined && { best }),
      ...(candidates !== undefined && { candidate_weights: stored(candidates) }),
      ...(companies !== undefined && { company_weights: stored(companies) }),
    })
    .execute();
};
