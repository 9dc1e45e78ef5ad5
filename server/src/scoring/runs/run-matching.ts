import type { ScoringServices } from '../services.ts';
import {
  endRun,
  findRun,
  findRunningSettings,
  findOpenSessionIds,
  noteProgress,
  type MatchingRun,
} from './run-queries.ts';
import { findMatchingSettings } from '../settings/matching-settings-queries.ts';
import { lockScores } from '../stored/score-queries.ts';
import { clearStage } from '../stored/staged-score-queries.ts';
import { hasFewTexts, recountSession } from './recount-session.ts';
import { scoreSession, type OnShare } from './score-session.ts';
import { rescoreAgain } from '../live/request-rescore.ts';

/** Somebody has ended the run. */
class Ended extends Error {}

const scoreAll = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'live' | 'now' | 'threads'>,
  run: MatchingRun,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  const { db, now, live } = services;
  const settings = run.settings ?? (await findMatchingSettings(db.read));
  const sessionIds = await findOpenSessionIds(db.read);
  let pairsBefore = 0;
  for (const [index, sessionId] of sessionIds.entries()) {
    let shown = -1;
    const onShare: OnShare = async (share, pairs) => {
      stopping?.throwIfAborted();
      const progress = Math.floor(((index + share) / sessionIds.length) * 100);
      const isNews = progress !== shown;
      shown = progress;
      const noted = { progress, pairs: pairsBefore + pairs };
      const goesOn = isNews
        ? await noteProgress(db.read, run.id, noted)
        : (await findRun(db.read, run.id))?.state === 'running';
      if (!goesOn) throw new Ended();
    };
    await onShare(0, 0);
    pairsBefore += (await hasFewTexts(services, sessionId))
      ? await live.alone(sessionId, () =>
          db.transaction(async (tx) => {
            await lockScores(tx);
            const { pairs, held } = await recountSession(tx, sessionId, { settings, at: now() });
            if (held.length > 0) await rescoreAgain(services, tx, { sessionId });
            return pairs;
          }),
        )
      : await scoreSession(services, sessionId, settings, onShare);
  }
  await noteProgress(db.read, run.id, { progress: 100, pairs: pairsBefore });
};

/**
 * Carries out a run; one that has ended already is left alone. One that the server's stop interrupts is taken up again at
 * the next start, or by another server.
 */
export const runMatching = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'live' | 'now' | 'threads'>,
  { runId }: { runId: number },
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping?: AbortSignal },
): Promise<void> => {
  const { db, now } = services;
  const run = await findRun(db.read, runId);
  if (run?.state !== 'running') return;
  const end = (how: Omit<Parameters<typeof endRun>[2], 'at'>) =>
    db.transaction(async (tx) => {
      const ended = await endRun(tx, runId, { ...how, at: now() });
      if (ended) await clearStage(tx);
    });
  try {
    await scoreAll(services, run, stopping);
  } catch (error) {
    if (error instanceof Ended) {
      await db.transaction(async (tx) => {
        // The next one may have been launched already.
        if ((await findRunningSettings(tx)) === null) await clearStage(tx);
      });
      return;
    }
    if (isLastAttempt) await end({ state: 'failed', error: String(error) });
    throw error;
  }
  await end({ state: 'done' });
};
