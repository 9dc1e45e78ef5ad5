import type { ScoredPairs } from '@tandem/matching/scored-pairs';
import { PairCollector } from '@tandem/matching/scored-pairs';
import type { Queries } from '../../storage/database.ts';
import { findCandidateRows, findNeedRows } from '../../storage/profile-rows.ts';
import type { Subject } from '../../storage/scores.ts';
import type { LiveSession } from './live-session.ts';
import { prepareCandidates, prepareNeeds } from './prepare-texts.ts';
import { preparedCandidate, preparedNeed } from './profiles.ts';

const noPairs = (): ScoredPairs => new PairCollector().finish();

/** All compatible pairs of a candidate or need of the session, under its frozen scoring. */
export const ownPairs = async (
  db: Queries,
  session: LiveSession,
  subject: Subject,
): Promise<ScoredPairs> => {
  const { index, scoring } = session;
  const { weights } = scoring.settings;
  if ('applicantId' in subject) {
    const rows = await findCandidateRows(db, { id: subject.applicantId });
    await prepareCandidates({ read: db }, rows);
    const profile = rows[0] && preparedCandidate(rows[0]);
    if (!profile) return noPairs();
    await session.follow(db, 'needs', [profile.formationId]);
    return index.scoreCandidate(profile, weights);
  }
  const rows = await findNeedRows(db, { id: subject.offerId });
  await prepareNeeds({ read: db }, rows);
  const profile = rows[0] && preparedNeed(rows[0]);
  if (!profile) return noPairs();
  await session.follow(db, 'candidates', profile.formationIds);
  return index.scoreNeed(profile, weights);
};
