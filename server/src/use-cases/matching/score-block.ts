import type { JobData } from '../../jobs/queue.ts';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { Services } from '../../services.ts';
import { findActedOn } from '../../storage/match-moves.ts';
import { findRunningSettings } from '../../storage/matching-runs.ts';
import { failBlock, findStagedCorpus, stageBlock } from '../../storage/staged-scores.ts';
import { candidateRowPages, needRowPages } from './profile-pages.ts';

const scoredBlock = (
  { db, threads }: Services,
  { sessionId, formationId }: JobData['score-block'],
  corpus: Uint8Array,
  settings: ScoringSettings,
  stopping: AbortSignal | undefined,
) =>
  threads.use(async (thread) => {
    const block = { sessionId, formationIds: [formationId] };
    for await (const candidates of candidateRowPages(db, block, stopping))
      await thread.take({ candidates });
    for await (const needs of needRowPages(db, block, stopping)) await thread.take({ needs });
    return thread.score(corpus, settings, await findActedOn(db.read, sessionId));
  });

/** Scores one block of the run that is going on, on whatever server has taken it. */
export const scoreBlock = async (
  services: Services,
  block: JobData['score-block'],
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping?: AbortSignal },
): Promise<void> => {
  const { db } = services;
  const corpus = await findStagedCorpus(db.read, block);
  const settings = await findRunningSettings(db.read);
  if (!corpus || !settings) return;
  try {
    const { compatible, chunks } = await scoredBlock(services, block, corpus, settings, stopping);
    await db.transaction((tx) => stageBlock(tx, block, compatible, chunks));
  } catch (error) {
    if (isLastAttempt) await failBlock(db.read, block, String(error));
    throw error;
  }
};
