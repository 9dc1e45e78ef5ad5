import type { Writes } from '../../platform/database/database.ts';
import { findScoring, type SessionScoring } from '../settings/session-scoring.ts';
import type { Subject } from '../stored/score-queries.ts';
import { findProposed, writeHandScores } from './proposed-queries.ts';
import { scoreByHand } from './score-by-hand.ts';

/** What is known already: whose pairs changed, and how the session is scored. */
interface Known {
  of?: Subject | undefined;
  scoring?: SessionScoring;
}

/** Scores the matches that the staff have made by hand as the session is scored now: no run looks at them. */
export const rescoreProposed = async (
  tx: Writes,
  sessionId: number,
  { of, scoring: held }: Known = {},
): Promise<void> => {
  const pairs = await findProposed(tx, sessionId, of);
  if (pairs.length === 0) return;
  const scoring = held ?? (await findScoring(tx, sessionId));
  if (scoring) await writeHandScores(tx, await scoreByHand(tx, pairs, scoring));
};
