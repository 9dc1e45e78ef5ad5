import type { ScoringServices } from '../services.ts';
import { findScoring, sessionScoring, type SessionScoring } from '../settings/session-scoring.ts';

/**
 * Frozen in turn where it has not been yet: everybody who asks at once would read the texts of the whole session. Its corpus is
 * read once, until another one is stored.
 */
export const currentScoring = async (
  { db, live }: Pick<ScoringServices, 'db' | 'live'>,
  sessionId: number,
): Promise<SessionScoring> => {
  const known = live.known(sessionId);
  const current =
    (await findScoring(db.read, sessionId, known)) ??
    (await live.alone(sessionId, () => sessionScoring(db, sessionId, known)));
  live.note(sessionId, current);
  return current;
};
