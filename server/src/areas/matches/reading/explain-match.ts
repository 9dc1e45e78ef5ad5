import type { Answer } from '@tandem/contract';
import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { sectorName } from '@tandem/domain/reference/sectors';
import { explainPair, type PairExplanation } from '@tandem/matching/pair/explain';
import { points, type Weights } from '@tandem/matching/weights';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { sideBySide } from '../../../platform/database/database.ts';
import {
  findCandidateProfile,
  findNeedProfile,
} from '../../../scoring/profiles/profile-queries.ts';
import { prepareCandidates, prepareNeeds } from '../../../scoring/profiles/prepare-texts.ts';
import { preparedCandidate, preparedNeed } from '../../../scoring/profiles/profiles.ts';
import { currentScoring } from '../../../scoring/live/current-scoring.ts';
import { findMatchingSettings } from '../../../scoring/settings/matching-settings-queries.ts';
import { findProposals } from '../../../scoring/proposed/proposed-queries.ts';
import { findUncountedResume } from '../../candidates/index.ts';
import { tellChances } from '../../learning/index.ts';
import { findOwnMatch } from './find-own-match.ts';
import type { MatchRow } from './match-queries.ts';

type Explanation = Answer<'GET /matches/{id}/explanation/'>;

const nameOfSector = (id: number): string => sectorName(id) ?? '';

const candidateOf = async ({ db }: Pick<Services, 'db'>, id: number) => {
  const rows = await findCandidateProfile(db.read, { id });
  await prepareCandidates(db, rows);
  return rows[0] ? preparedCandidate(rows[0]) : null;
};

const needOf = async ({ db }: Pick<Services, 'db'>, id: number) => {
  const rows = await findNeedProfile(db.read, { id });
  await prepareNeeds(db, rows);
  return rows[0] ? preparedNeed(rows[0]) : null;
};

const reasonsOf = async (
  { db, skillNames }: Pick<Services, 'db' | 'skillNames'>,
  { industry, test, geographic, resume, rescaled, forClaims }: PairExplanation,
  unreadResume: 'waiting' | 'unread' | null,
): Promise<NonNullable<Explanation['reasons']>> => {
  const { sharedSkills, onlyTicked, missingSkills, nearSkills, sharedWords } = resume;
  const { aimedSkills, aimedWords, inferredSkills, inferredWords } = resume;
  const names = await skillNames.of(db.read, [
    ...sharedSkills,
    ...missingSkills,
    ...aimedSkills,
    ...inferredSkills,
    ...nearSkills.map(({ own }) => own),
  ]);
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  return {
    industry: industry.sectors.map(({ companySectorId, candidateSectorId, place, fit }) => ({
      company: nameOfSector(companySectorId),
      candidate: candidateSectorId === null ? null : nameOfSector(candidateSectorId),
      place,
      fit,
    })),
    trade: industry.tradeSectorId === null ? null : nameOfSector(industry.tradeSectorId),
    // Which questions would tell one side how the other answered.
    test: {
      questions: scoredQuestions.length,
      close: test.close.length,
      far: test.far.length,
      traits: test.traits.map(({ factor, candidate, need, apart }) => ({
        trait: factor,
        candidate,
        need,
        apart,
      })),
    },
    geographic: {
      km: geographic.km === null ? null : Math.round(geographic.km),
      limit_km: geographic.limitKm,
      unknown_places: [...geographic.unknownPlaces],
    },
    resume: {
      unread_resume: unreadResume,
      shared_skills: named(sharedSkills),
      ...(onlyTicked.length > 0 && { only_ticked: named(onlyTicked) }),
      missing_skills: named(missingSkills),
      near_skills: nearSkills.flatMap(({ asked, own }) => {
        const [theirs, ours] = [named([asked])[0], named([own])[0]];
        return theirs && ours ? [{ asked: theirs, own: ours }] : [];
      }),
      shared_words: sharedWords.filter((word) => word !== '' && !aimedWords.includes(word)),
      shared_aims: [...named(aimedSkills).map(({ name }) => name), ...aimedWords],
      ...(resume.aimedChoice !== null && { aimed_choice: resume.aimedChoice }),
      inferred_aims: [...named(inferredSkills).map(({ name }) => name), ...inferredWords],
      ...(forClaims !== 0 && { for_claims: points(forClaims) }),
    },
    ...(rescaled.length > 0 && {
      rescaled: rescaled.map(({ part, measured }) => ({ part, measured: points(measured) })),
    }),
  };
};

/** Whether the match still has a score of before: it is counted anew within seconds of a change, and in large programmes after that. */
const isOlder = (match: MatchRow, { scores }: PairExplanation): boolean =>
  match.score !== scores.total ||
  match.industry_score !== scores.industry ||
  match.test_score !== scores.test ||
  match.geographic_score !== scores.geographic ||
  match.resume_score !== scores.resume;

const unexplained = (
  obstacle: NonNullable<Explanation['obstacle']>,
  weights: Weights,
): Explanation => ({
  obstacle,
  weights,
  is_older: false,
  reasons: null,
  chances: null,
});

/** Explains a match by the engine's own reasons, over the corpus of the session's last run. */
export const explainMatch: Handler<
  'GET /matches/{id}/explanation/',
  'chances' | 'db' | 'live' | 'now' | 'skillNames'
> = async (services, { actor, params, auditLog }) => {
  const match = await findOwnMatch(services.db.read, actor, params.id);
  const [candidate, need, proposals, unreadResume] = await sideBySide(
    services.db.read,
    () => candidateOf(services, match.applicant_id),
    () => needOf(services, match.offer_id),
    () => findProposals(services.db.read, [match]),
    () => findUncountedResume(services.db.read, match.applicant_id),
    () => auditLog.saw({ applicants: [match.applicant_id] }),
  );
  if (!candidate || !need) {
    const { weights } = await findMatchingSettings(services.db.read);
    return unexplained(candidate ? 'need' : 'candidate', weights);
  }
  const { corpus, settings } = await currentScoring(services, need.sessionId);
  const isByHand = proposals.length > 0;
  const { weights } = settings;
  const explained = explainPair(candidate, need, corpus, weights, isByHand);
  if (typeof explained === 'string') return unexplained(explained, weights);
  return {
    obstacle: null,
    weights,
    is_older: isOlder(match, explained),
    reasons: await reasonsOf(services, explained, unreadResume),
    chances: await tellChances(services, actor.kind, match, weights),
  };
};
