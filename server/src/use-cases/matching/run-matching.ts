import type { Services } from '../../services.ts';
import {
  endRun,
  findRun,
  findSessionIds,
  noteProgress,
  type MatchingRun,
} from '../../storage/matching-runs.ts';
import { findMatchingSettings } from '../../storage/matching-settings.ts';
import { lockScores } from '../../storage/scores.ts';
import { clearStage } from '../../storage/staged-scores.ts';
import { hasFewTexts, recountSession } from './recount-session.ts';
import { scoreSession, type OnShare } from './score-session.ts';

/** Somebody has ended the run. */
class Ended extends Error {}

const scoreAll = async (
  services: Services,
  run: MatchingRun,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  const { db, now, live } = services;
  const settings = run.settings ?? (await findMatchingSettings(db.read));
  const sessionIds = await findSessionIds(db.read);
  let pairsBefore = 0;
  for (const [index, sessionId] of sessionIds.entries()) {
    let shown = -1;
    const onShare: OnShare = async (share, pairs) => {
      stopping?.throwIfAborted();
      const progress = Math.floor(((index + share) / sessionIds.length) * 100);
      const isNews = progress !== shown;
      shown = progress;
      const noted = { progress, pairs: pairsBefore + pairs };
      if (isNews && !(await noteProgress(db.read, run.id, noted))) throw new Ended();
    };
    await onShare(0, 0);
    pairsBefore += (await hasFewTexts(services, sessionId))
      ? await live.alone(sessionId, () =>
          db.transaction(async (tx) => {
            await lockScores(tx);
            return recountSession(tx, sessionId, { settings, at: now() });
          }),
        )
      : await scoreSession(services, sessionId, settings, { onShare, stopping });
  }
  await noteProgress(db.read, run.id, { progress: 100, pairs: pairsBefore });
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
    await scoreAll(services, run, stopping);
  } catch (error) {
    if (!(error instanceof Ended) && !isLastAttempt) throw error;
    await db.transaction(clearStage);
    if (error instanceof Ended) return;
    await endRun(db.read, runId, { state: 'failed', at: now(), error: String(error) });
    throw error;
  }
  await db.transaction(clearStage);
  await endRun(db.read, runId, { state: 'done', at: now() });
};
