import { scoreInThread } from './scoring-thread.ts';
import type { Services } from '../../services.ts';
import { endRun, findRun, findSessionIds, noteProgress } from '../../storage/matching-runs.ts';
import { findCandidateRows, findNeedRows, writeCorpus } from '../../storage/profile-rows.ts';
import { findChangedSince, replaceScores } from '../../storage/scores.ts';
import { prepareCandidates, prepareNeeds } from './prepare-texts.ts';
import { rescore } from './rescore.ts';
import { joinBlocks } from './score-columns.ts';

type OnProgress = (share: number, pairs: number) => void;

/** What was saved while the session was being scored is scored once more. */
const catchUp = async (services: Services, sessionId: number, since: Date): Promise<void> => {
  const changed = await findChangedSince(services.db.read, sessionId, since);
  for (const applicantId of changed.applicantIds) await rescore(services, { applicantId });
  for (const offerId of changed.offerIds) await rescore(services, { offerId });
};

/** Scores one session; answers how many pairs it has. Its earlier scores stay whole until the new ones replace them. */
const scoreSession = async (
  services: Services,
  sessionId: number,
  onProgress: OnProgress,
  stopping: AbortSignal | undefined,
): Promise<number> => {
  const { db, now } = services;
  const since = now();
  const candidates = await findCandidateRows(db.read, { sessionId });
  const needs = await findNeedRows(db.read, { sessionId });
  await prepareCandidates(db, candidates, stopping);
  await prepareNeeds(db, needs, stopping);
  const { corpus, blocks } = await scoreInThread({ candidates, needs }, onProgress, stopping);
  const pairs = joinBlocks(blocks);
  await db.transaction(async (tx) => {
    await replaceScores(tx, { sessionId }, pairs, now());
    await writeCorpus(tx, sessionId, corpus);
  });
  await catchUp(services, sessionId, since);
  return pairs.length;
};

const scoreAll = async (
  services: Services,
  runId: number,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  const { db } = services;
  const sessionIds = await findSessionIds(db.read);
  let pairsBefore = 0;
  for (const [index, sessionId] of sessionIds.entries()) {
    let shown = -1;
    const onProgress: OnProgress = (share, pairs) => {
      const progress = Math.floor(((index + share) / sessionIds.length) * 100);
      if (progress === shown) return;
      shown = progress;
      noteProgress(db.read, runId, { progress, pairs: pairsBefore + pairs }).catch(
        (error: unknown) => services.log.warn({ err: error }, 'progress was not noted'),
      );
    };
    pairsBefore += await scoreSession(services, sessionId, onProgress, stopping);
  }
  await noteProgress(db.read, runId, { progress: 100, pairs: pairsBefore });
};

/**
 * Carries out a run; one that has ended already is left alone. One that the server's stop interrupts is taken up again at
 * the next start, or by another server.
 */
export const runMatching = async (
  services: Services,
  { runId }: { runId: number },
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping?: AbortSignal },
): Promise<void> => {
  const { db, now } = services;
  const run = await findRun(db.read, runId);
  if (run?.state !== 'running') return;
  try {
    await scoreAll(services, runId, stopping);
  } catch (error) {
    if (isLastAttempt)
      await endRun(db.read, runId, { state: 'failed', at: now(), error: String(error) });
    throw error;
  }
  await endRun(db.read, runId, { state: 'done', at: now() });
};
