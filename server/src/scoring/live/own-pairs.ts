import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { bestPlaces } from '@tandem/matching/session/best-pairs';
import { type ScoredPairs, pairsWhere } from '@tandem/matching/session/scored-pairs';
import type { Queries } from '../../platform/database/database.ts';
import { findCandidateRows, findNeedRows } from '../profiles/profile-queries.ts';
import { findOthers, type Subject } from '../stored/score-queries.ts';
import type { LiveSession } from './live-session.ts';
import { prepareCandidates, prepareNeeds } from '../profiles/prepare-texts.ts';
import { preparedCandidate, preparedNeed } from '../profiles/profiles.ts';

export type Profile = CandidateProfile | NeedProfile;

export const isCandidate = (profile: Profile): profile is CandidateProfile =>
  'programmeId' in profile;

/** A candidate or need that can be matched, as its row is now. */
export const findProfile = async (db: Queries, subject: Subject): Promise<Profile | null> => {
  if ('candidateId' in subject) {
    const rows = await findCandidateRows(db, { id: subject.candidateId });
    await prepareCandidates({ read: db }, rows);
    return rows[0] ? preparedCandidate(rows[0]) : null;
  }
  const rows = await findNeedRows(db, { id: subject.needId });
  await prepareNeeds({ read: db }, rows);
  return rows[0] ? preparedNeed(rows[0]) : null;
};

/** Brings the side that a candidate or need is compared with up to date. */
export const followOthers = async (
  db: Queries,
  session: LiveSession,
  profile: Profile,
): Promise<void> =>
  isCandidate(profile)
    ? session.follow(db, 'needs', [profile.programmeId])
    : session.follow(db, 'candidates', profile.programmeIds);

/** The compatible pairs of one candidate or need in one programme. */
interface OwnBlock {
  programmeId: number;
  pairs: ScoredPairs;
}

/** All compatible pairs of a candidate or need of the session, under its frozen scoring, by programme. */
const ownBlocks = ({ index, scoring }: LiveSession, profile: Profile): OwnBlock[] => {
  const { weights } = scoring.settings;
  if (isCandidate(profile))
    return [{ programmeId: profile.programmeId, pairs: index.scoreCandidate(profile, weights) }];
  return [...new Set(profile.programmeIds)].map((programmeId) => ({
    programmeId,
    pairs: index.scoreNeed({ ...profile, programmeIds: [programmeId] }, weights),
  }));
};

/** Those of them that are shown, where others of `shown` are shown already; see `ownPairs`. */
export const shownPairs = (
  session: LiveSession,
  profile: Profile,
  shown: ReadonlySet<number>,
): ScoredPairs[] => {
  const { settings, crowded } = session.scoring;
  return ownBlocks(session, profile).map(({ programmeId, pairs }) => {
    if (!crowded.has(programmeId)) return pairs;
    const others = isCandidate(profile) ? pairs.needId : pairs.candidateId;
    const best = bestPlaces(pairs, settings);
    return pairsWhere(pairs, (at) => best[at] === true || shown.has(others[at] ?? 0));
  });
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
  const profile = await findProfile(db, subject);
  if (!profile) return [];
  await followOthers(db, session, profile);
  const programmes = isCandidate(profile) ? [profile.programmeId] : profile.programmeIds;
  const isCrowded = programmes.some((id) => session.scoring.crowded.has(id));
  const shown = isCrowded ? await findOthers(db, subject) : [];
  return shownPairs(session, profile, new Set(shown));
};
