import { CorpusCounter } from '@tandem/matching/corpus/corpus';
import { decodeCorpus, encodeCorpus } from '@tandem/matching/corpus/corpus-codec';
import { openCorpus, type Corpus } from '@tandem/matching/parts/document';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { Database, Queries } from '../../platform/database/database.ts';
import { findMatchingSettings } from './matching-settings-queries.ts';
import {
  findStoredScoring,
  type StoredScoring,
  writeStoredScoring,
} from './stored-scoring-queries.ts';
import { candidatePages, needPages } from '../profiles/profile-pages.ts';
import { currentPreparation, lexicon } from '../profiles/lexicon.ts';

/** How the scores of a session are computed until they are all computed anew. */
export interface SessionScoring {
  corpus: Corpus;
  settings: ScoringSettings;
  /** Programmes of which only the best pairs are kept. */
  crowded: ReadonlySet<number>;
  /** Differs as soon as the session has been scored anew as a whole; null while that is not known. */
  version: number | null;
}

/** The corpus that is held where it still is the one that is stored; null when texts are prepared by other rules since. */
const corpusOf = (stored: StoredScoring, held: SessionScoring | undefined): Corpus | null => {
  if (stored.statistics === null) return held?.corpus ?? null;
  const statistics = decodeCorpus(stored.statistics);
  if (statistics?.preparation !== currentPreparation) return null;
  return held?.corpus.statistics.version === statistics.version
    ? held.corpus
    : openCorpus(statistics);
};

/**
 * As it was frozen last; null when there is none, or when texts are prepared by other rules since. A corpus that is held
 * already is neither read nor opened again.
 */
export const findScoring = async (
  db: Queries,
  sessionId: number,
  held?: SessionScoring,
): Promise<SessionScoring | null> => {
  const stored = await findStoredScoring(db, sessionId, held?.version ?? null);
  const corpus = stored && corpusOf(stored, held);
  if (!corpus) return null;
  return {
    corpus,
    settings: stored.settings ?? (await findMatchingSettings(db)),
    crowded: new Set(stored.crowded),
    version: stored.version,
  };
};

/** The session's frozen scoring; frozen now when there is none. */
export const sessionScoring = async (
  db: Database,
  sessionId: number,
  held?: SessionScoring,
): Promise<SessionScoring> => {
  const found = await findScoring(db.read, sessionId, held);
  if (found) return found;
  const counter = new CorpusCounter();
  for await (const page of candidatePages(db, { sessionId }))
    for (const candidate of page) counter.addCandidate(candidate);
  for await (const page of needPages(db, { sessionId }))
    for (const need of page) counter.addNeed(need);
  const statistics = counter.finish(lexicon);
  const settings = await findMatchingSettings(db.read);
  await db.transaction((tx) =>
    writeStoredScoring(tx, sessionId, {
      statistics: encodeCorpus(statistics),
      settings,
      formations: [],
    }),
  );
  return { corpus: openCorpus(statistics), settings, crowded: new Set(), version: null };
};
