import {
  type StaleProgramme,
  findProgrammeInputs,
  findScoredProgrammes,
} from './scored-programme-queries.ts';
import { newTurn, stopTurn } from '@tandem/matching/kernel/shared-block';
import { defaultSettings } from '@tandem/matching/settings';
import type { JobData } from '../../platform/queue/queue.ts';
import type { ScoringServices } from '../services.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findStoredScoring } from '../settings/stored-scoring-queries.ts';
import { hasFewTexts } from './recount-session.ts';
import { isOpenSession } from './run-queries.ts';
import { requestRefresh } from '../live/request-rescore.ts';

/** The larger programmes of a session in which something has changed since they were scored as a whole. */
const staleProgrammes = async (db: Queries, sessionId: number): Promise<StaleProgramme[]> => {
  const scoring = await findStoredScoring(db, sessionId);
  if (!scoring) return [];
  const { keepAllBelow } = scoring.settings ?? defaultSettings;
  const current = await findProgrammeInputs(db, sessionId, keepAllBelow);
  const scored = new Map(
    (await findScoredProgrammes(db, sessionId)).map(({ programmeId, inputs }) => [
      programmeId,
      inputs,
    ]),
  );
  return current
    .filter(({ programmeId, inputs }) => scored.get(programmeId) !== inputs)
    .map(({ programmeId, inputs }) => ({ sessionId, programmeId, inputs }));
};

/** Scores a programme as a whole; answers whether it is to be done again. */
const refresh = async (
  { threads, now }: Pick<ScoringServices, 'now' | 'threads'>,
  programme: StaleProgramme,
  stopping: AbortSignal,
): Promise<boolean> => {
  stopping.throwIfAborted();
  const turn = newTurn();
  const stop = () => stopTurn(turn);
  stopping.addEventListener('abort', stop);
  try {
    return await threads.use(async (thread) => {
      const shared = await thread.openProgramme(programme, turn);
      const parts = shared ? await threads.score(thread, shared) : [];
      stopping.throwIfAborted();
      return thread.writeProgramme({ formation: programme, parts, at: now() });
    });
  } finally {
    stopping.removeEventListener('abort', stop);
  }
};

/**
 * Brings the larger programmes of a session to what a run would leave, by the word counts and settings of the last one:
 * where only the best pairs are kept, one that comes or goes lets others go or come back. What changes meanwhile, a text
 * that had to be prepared included, has it done again. The order of lists follows from all pairs: it is priced anew.
 */
export const refreshProgrammes = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'live' | 'now' | 'threads'>,
  { sessionId }: JobData['refresh-formations'],
  stopping: AbortSignal,
): Promise<void> => {
  const { read } = services.db;
  if ((await hasFewTexts(services, sessionId)) || !(await isOpenSession(read, sessionId))) return;
  let isAgain = false;
  for (const programme of await staleProgrammes(read, sessionId))
    isAgain = (await refresh(services, programme, stopping)) || isAgain;
  await services.threads.use((thread) => thread.price(sessionId));
  if (isAgain) await services.db.transaction((tx) => requestRefresh(services, tx, [sessionId]));
};
