import type { JobData } from '../../platform/queue/queue.ts';
import type { ScoringServices } from '../services.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { findNeedIdsOf } from './company-needs-query.ts';
import { findCandidateRows, findNeedRows } from '../profiles/profile-queries.ts';
import {
  findScoredSessions,
  lockScores,
  replaceScores,
  type Subject,
} from '../stored/score-queries.ts';
import { rescoreProposed } from '../proposed/rescore-proposed.ts';
import { ownPairs } from './own-pairs.ts';
import { hasFewTexts, recountSession } from '../runs/recount-session.ts';
import { requestRefresh, rescoreAgain } from './request-rescore.ts';
import { isOpenSession } from '../runs/run-queries.ts';
import { joinBlocks, noScores } from '../stored/score-columns.ts';
import { findScoring, sessionScoring } from '../settings/session-scoring.ts';

/** Where the candidate or need can be matched; null for nowhere. */
const sessionOf = async (db: Queries, subject: Subject): Promise<number | null> => {
  const rows =
    'candidateId' in subject
      ? await findCandidateRows(db, { id: subject.candidateId })
      : await findNeedRows(db, { id: subject.needId });
  return rows[0]?.session_id ?? null;
};

/** Has the pairs of someone who can be matched nowhere, or is gone, deleted. */
const rescoreNowhere = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'now'>,
  subject: Subject,
): Promise<void> => {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    await lockScores(tx);
    if ((await sessionOf(tx, subject)) !== null) return;
    await requestRefresh(services, tx, await findScoredSessions(tx, subject));
    const held = await replaceScores(tx, subject, noScores, now());
    if (held.length > 0) await rescoreAgain(services, tx, subject);
  });
};

/**
 * Scores one candidate or need of a session, or the session as a whole while it is small. When the subject has moved to
 * another session meanwhile, who moved it has asked for another rescoring.
 */
const rescoreIn = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'live' | 'now'>,
  sessionId: number,
  subject: Subject | undefined,
): Promise<void> => {
  const { db, live, now } = services;
  const isElsewhere = async (tx: Writes) =>
    subject !== undefined && (await sessionOf(tx, subject)) !== sessionId;
  if (!(await isOpenSession(db.read, sessionId))) return;
  await live.alone(sessionId, async () => {
    const isSmall = await hasFewTexts(services, sessionId);
    if (!isSmall && subject) {
      // What takes long the first time is read before the others have to wait.
      const scoring = await sessionScoring(db, sessionId, live.held(sessionId)?.scoring);
      await ownPairs(db.read, live.open(sessionId, scoring), subject);
    }
    await db.transaction(async (tx) => {
      await lockScores(tx);
      if (await isElsewhere(tx)) return;
      if (isSmall) {
        const { held } = await recountSession(tx, sessionId, { at: now(), of: subject });
        if (held.length > 0) await rescoreAgain(services, tx, subject ?? { sessionId });
        return;
      }
      if (subject) {
        const scoring = await findScoring(tx, sessionId, live.held(sessionId)?.scoring);
        if (!scoring) throw new Error(`The corpus of session ${sessionId} is gone.`);
        const pairs = await ownPairs(tx, live.open(sessionId, scoring), subject);
        const held = await replaceScores(tx, subject, joinBlocks(pairs), now());
        if (held.length > 0) await rescoreAgain(services, tx, subject);
        await rescoreProposed(tx, sessionId, { of: subject, scoring });
      }
      await requestRefresh(services, tx, [sessionId]);
    });
  });
};

/**
 * Scores the pairs of one candidate, one need, or all needs of a company anew, without a run; for a session, what somebody
 * has left changes there.
 */
export const rescore = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'live' | 'now'>,
  subject: JobData['rescore'],
): Promise<void> => {
  const { db } = services;
  if ('companyId' in subject) {
    for (const needId of await findNeedIdsOf(db.read, subject.companyId))
      await rescore(services, { needId });
  } else if ('sessionId' in subject) {
    await rescoreIn(services, subject.sessionId, undefined);
  } else {
    const sessionId = await sessionOf(db.read, subject);
    if (sessionId === null) await rescoreNowhere(services, subject);
    else await rescoreIn(services, sessionId, subject);
  }
};
