import type { ScoringServices } from '../services.ts';
import { findScoring, sessionScoring, type SessionScoring } from '../settings/session-scoring.ts';

/** Frozen in turn where it has not been yet: everybody who asks at once would read the texts of the whole session. */
export const currentScoring = async (
  { db, live }: Pick<ScoringServices, 'db' | 'live'>,
  sessionId: number,
): Promise<SessionScoring> => {
  const held = live.held(sessionId)?.index.corpus;
  return (
    (await findScoring(db.read, sessionId, held)) ??
    live.alone(sessionId, () => sessionScoring(db, sessionId, held))
  );
};
