import { MatchingIndex } from '@tandem/matching/matching-index';
import { PairCollector } from '@tandem/matching/scored-pairs';
import { equalWeights } from '@tandem/matching/weights';
import type { JobData } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { findOffersOf } from '../../storage/offers.ts';
import { findCandidateRows, findNeedRows } from '../../storage/profile-rows.ts';
import { replaceScores } from '../../storage/scores.ts';
import { prepareCandidates, prepareNeeds } from './prepare-texts.ts';
import { preparedCandidate, preparedNeed } from './profiles.ts';
import { scoreColumns } from './score-columns.ts';
import { sessionCorpus } from './session-corpus.ts';

const noPairs = () => new PairCollector().finish();

const pairsOfCandidate = async ({ db }: Services, applicantId: number) => {
  const rows = await findCandidateRows(db.read, { id: applicantId });
  await prepareCandidates(db, rows);
  const profile = rows[0] && preparedCandidate(rows[0]);
  if (!profile) return noPairs();
  const { sessionId, formationId } = profile;
  const needs = await findNeedRows(db.read, { sessionId, formationIds: [formationId] });
  await prepareNeeds(db, needs);
  const index = new MatchingIndex(await sessionCorpus(db, sessionId));
  for (const need of needs.map(preparedNeed)) if (need) index.putNeed(need);
  return index.scoreCandidate(profile, equalWeights);
};

const pairsOfNeed = async ({ db }: Services, offerId: number) => {
  const rows = await findNeedRows(db.read, { id: offerId });
  await prepareNeeds(db, rows);
  const profile = rows[0] && preparedNeed(rows[0]);
  if (!profile) return noPairs();
  const { sessionId, formationIds } = profile;
  const candidates = await findCandidateRows(db.read, { sessionId, formationIds });
  await prepareCandidates(db, candidates);
  const index = new MatchingIndex(await sessionCorpus(db, sessionId));
  for (const candidate of candidates.map(preparedCandidate))
    if (candidate) index.putCandidate(candidate);
  return index.scoreNeed(profile, equalWeights);
};

const rescoreOneOffer = async (services: Services, offerId: number): Promise<void> => {
  const { db, now } = services;
  const pairs = scoreColumns(await pairsOfNeed(services, offerId));
  await db.transaction((tx) => replaceScores(tx, { offerId }, pairs, now()));
};

/** Scores the pairs of one candidate, one need, or all needs of a company anew, without a run. */
export const rescore = async (services: Services, subject: JobData['rescore']): Promise<void> => {
  const { db, now } = services;
  if ('companyId' in subject) {
    const { items } = await findOffersOf(db.read, subject.companyId);
    for (const { id } of items) await rescoreOneOffer(services, id);
  } else if ('offerId' in subject) {
    await rescoreOneOffer(services, subject.offerId);
  } else {
    const { applicantId } = subject;
    const pairs = scoreColumns(await pairsOfCandidate(services, applicantId));
    await db.transaction((tx) => replaceScores(tx, { applicantId }, pairs, now()));
  }
};
