import type { Pair } from '@tandem/domain/matches/match';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { encodeCorpus } from '@tandem/matching/corpus/corpus-codec';
import { openCorpus } from '@tandem/matching/parts/document';
import { scoreSession } from '@tandem/matching/session/score-session';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { ScoringServices } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findActedOn } from '../stored/pair-queries.ts';
import { countTexts } from '../profiles/profile-queries.ts';
import { priceSession } from '../order/price-session.ts';
import { rescoreProposed } from '../proposed/rescore-proposed.ts';
import { replaceScores, type Subject } from '../stored/score-queries.ts';
import { settingsOfSession, writeStoredScoring } from '../settings/stored-scoring-queries.ts';
import { lexicon } from '../profiles/lexicon.ts';
import { sessionProfiles } from '../profiles/profile-pages.ts';
import { joinBlocks } from '../stored/score-columns.ts';

/** Whether a session is scored as a whole at every change. */
export const hasFewTexts = async (
  { db, live }: Pick<ScoringServices, 'db' | 'live'>,
  sessionId: number,
): Promise<boolean> => (await countTexts(db.read, sessionId)) < live.fewTexts;

/** What a recount is told beside the session. */
export interface Recount {
  at: Date;
  /** Those of a run; otherwise the ones by which the session was scored last. */
  settings?: ScoringSettings;
  /** The candidate or need that has changed: pairs that it has in other sessions go. */
  of?: Subject | undefined;
}

/**
 * Counts and scores a small session anew; answers how many compatible pairs it has, and what is to be looked at once more
 * (see mergeScores).
 */
export const recountSession = async (
  tx: Writes,
  sessionId: number,
  { at, settings: told, of }: Recount,
): Promise<{ pairs: number; held: Pair[] }> => {
  const { candidates, needs } = await sessionProfiles({ read: tx }, sessionId);
  const settings = told ?? (await settingsOfSession(tx, sessionId));
  const statistics = buildCorpus(candidates, needs, lexicon);
  const actedOn = await findActedOn(tx, sessionId);
  const blocks = [...scoreSession(candidates, needs, openCorpus(statistics), settings, actedOn)];
  const columns = joinBlocks(blocks.map(({ pairs }) => pairs));
  const held = await replaceScores(tx, { sessionId, of }, columns, at);
  await writeStoredScoring(tx, sessionId, {
    statistics: encodeCorpus(statistics),
    settings,
    formations: blocks.map(({ programmeId, compatible }) => ({
      programmeId,
      crowded: compatible >= settings.keepAllBelow,
      inputs: null,
    })),
  });
  await rescoreProposed(tx, sessionId);
  await priceSession(tx, sessionId);
  return { pairs: blocks.reduce((sum, { compatible }) => sum + compatible, 0), held };
};
