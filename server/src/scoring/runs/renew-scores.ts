import { preparationIn, preparationLength } from '@tandem/matching/corpus/corpus-codec';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { currentPreparation } from '../profiles/lexicon.ts';
import type { ScoringServices } from '../services.ts';
import { findMatchingSettings } from '../settings/matching-settings-queries.ts';
import { runKey } from './current-run.ts';
import { addRun } from './run-queries.ts';

/** Whether the scores of some open session were computed by other rules than today's. */
const hasOldScores = async (db: Queries): Promise<boolean> => {
  const heads = await db
    .selectFrom('corpora')
    .innerJoin('sessions', 'sessions.id', 'corpora.session_id')
    .select(sql<Uint8Array>`substring(statistics from 1 for ${preparationLength})`.as('head'))
    .where('closed_at', 'is', null)
    .execute();
  return heads.some(({ head }) => preparationIn(head) !== currentPreparation);
};

/**
 * An update may score by other rules: has a run that nobody launched compute all scores anew, so that lists and explanations
 * do not tell two stories until somebody launches one. Called at the start, before jobs are taken up.
 */
export const renewScores = async ({
  db,
  jobs,
  now,
}: Pick<ScoringServices, 'db' | 'jobs' | 'now'>): Promise<void> => {
  if (!(await hasOldScores(db.read))) return;
  await db.transaction(async (tx) => {
    const settings = await findMatchingSettings(tx);
    const runId = await addRun(tx, { requestedBy: null, at: now(), settings });
    if (runId !== null) await jobs.add(tx, 'run-matching', [{ runId }], () => runKey(runId));
  });
};
