import { bestPlaces } from '@tandem/matching/session/best-pairs';
import { type ScoredPairs, pairsWhere } from '@tandem/matching/session/scored-pairs';
import type { Queries } from '../../platform/database/database.ts';
import { findCandidateRows, findNeedRows } from '../profiles/profile-queries.ts';
import { findOthers, type Subject } from '../stored/score-queries.ts';
import type { LiveSession } from './live-session.ts';
import { prepareCandidates, prepareNeeds } from '../profiles/prepare-texts.ts';
import { preparedCandidate, preparedNeed } from '../profiles/profiles.ts';

/** The compatible pairs of one candidate or need in one programme. */
interface OwnBlock {
  programmeId: number;
  pairs: ScoredPairs;
}

/** All compatible pairs of a candidate or need of the session, under its frozen scoring, by programme. */
const ownBlocks = async (
  db: Queries,
  session: LiveSession,
  subject: Subject,
): Promise<OwnBlock[]> => {
  const { index, scoring } = session;
  const { weights } = scoring.settings;
  if ('candidateId' in subject) {
    const rows = await findCandidateRows(db, { id: subject.candidateId });
    await prepareCandidates({ read: db }, rows);
    const profile = rows[0] && preparedCandidate(rows[0]);
    if (!profile) return [];
    const { programmeId } = profile;
    await session.follow(db, 'needs', [programmeId]);
    return [{ programmeId, pairs: index.scoreCandidate(profile, weights) }];
  }
  const rows = await findNeedRows(db, { id: subject.needId });
  await prepareNeeds({ read: db }, rows);
  const profile = rows[0] && preparedNeed(rows[0]);
  if (!profile) return [];
  await session.follow(db, 'candidates', profile.programmeIds);
  return [...new Set(profile.programmeIds)].map((programmeId) => ({
    programmeId,
    pairs: index.scoreNeed({ ...profile, programmeIds: [programmeId] }, weights),
  }));
};

/**
 * The pairs of a candidate or need that are shown at once: all of them; in a programme of which only the best are kept,
 * its own best, and those that are shown already. Which of these go, and which are among the best of their other side,
 * is for the whole programme to say (see refresh-programmes.ts): nothing is shown now to vanish then.
 */
export const ownPairs = async (
  db: Queries,
  session: LiveSession,
  subject: Subject,
): Promise<ScoredPairs[]> => {
  const { settings, crowded } = session.scoring;
  const blocks = await ownBlocks(db, session, subject);
  if (!blocks.some(({ programmeId }) => crowded.has(programmeId)))
    return blocks.map(({ pairs }) => pairs);
  const shown = new Set(await findOthers(db, subject));
  return blocks.map(({ programmeId, pairs }) => {
    if (!crowded.has(programmeId)) return pairs;
    const others = 'candidateId' in subject ? pairs.needId : pairs.candidateId;
    const best = bestPlaces(pairs, settings);
    return pairsWhere(pairs, (at) => best[at] === true || shown.has(others[at] ?? 0));
  });
};
