import { setImmediate } from 'node:timers/promises';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { openCorpus, type Corpus } from '@tandem/matching/parts/document';
import type { Totals } from '@tandem/matching/chances/effect';
import { MatchingIndex } from '@tandem/matching/session/matching-index';
import type { ScoredPairs } from '@tandem/matching/session/scored-pairs';
import type { ScoringServices } from '../services.ts';
import { lexicon } from '../profiles/lexicon.ts';
import { sessionProfiles } from '../profiles/profile-pages.ts';
import { hasFewTexts } from '../runs/recount-session.ts';
import { sessionScoring } from '../settings/session-scoring.ts';
import { settingsOfSession } from '../settings/stored-scoring-queries.ts';
import { findOthers, type Subject } from '../stored/score-queries.ts';
import { followOthers, isCandidate, shownPairs, type Profile } from './own-pairs.ts';

/** The pairs that a candidate or need of a session would have with another sheet, as the engine would score them. */
export interface WhatIf {
  /** Of the session as it is. */
  corpus: Corpus;
  /** The other side, as it is. */
  index: MatchingIndex;
  totals(profile: Profile): Promise<Totals>;
  /** The same by the measure of the session as it is: the pairs are these, the totals of a small one nearly so, in no time. */
  nearTotals(profile: Profile): Totals;
}

type Services = Pick<ScoringServices, 'db' | 'live'>;

const totalsOf = (blocks: readonly ScoredPairs[], profile: Profile): Totals =>
  new Map(
    blocks.flatMap((pairs) => {
      const others = isCandidate(profile) ? pairs.needId : pairs.candidateId;
      return Array.from(others, (id, at) => [id, pairs.total[at] ?? 0] as const);
    }),
  );

const replaced = <One extends { id: number }>(all: readonly One[], by: One): One[] =>
  all.map((one) => (one.id === by.id ? by : one));

/** A small session is counted anew with each change (see `recountSession`): so it is with one that is only supposed. */
const recounting = async ({ db: { read } }: Services, sessionId: number, own: Profile) => {
  const { candidates, needs } = await sessionProfiles({ read }, sessionId);
  const { weights } = await settingsOfSession(read, sessionId);
  const indexWith = (profile: Profile): MatchingIndex => {
    const ours = isCandidate(profile) ? replaced(candidates, profile) : candidates;
    const theirs = isCandidate(profile) ? needs : replaced(needs, profile);
    const index = new MatchingIndex(openCorpus(buildCorpus(ours, theirs, lexicon)));
    if (isCandidate(profile)) for (const need of needs) index.putNeed(need);
    else for (const candidate of candidates) index.putCandidate(candidate);
    return index;
  };
  const index = indexWith(own);
  const totalsIn = (supposed: MatchingIndex, profile: Profile): Totals => {
    const pairs = isCandidate(profile)
      ? supposed.scoreCandidate(profile, weights)
      : supposed.scoreNeed(profile, weights);
    return totalsOf([pairs], profile);
  };
  return {
    corpus: index.corpus,
    index,
    totals: (profile: Profile) => totalsIn(indexWith(profile), profile),
    nearTotals: (profile: Profile) => totalsIn(index, profile),
  };
};

/** A large one keeps the measure of its texts until they are all counted anew. */
const holding = async (
  { db, live }: Services,
  { sessionId, subject }: { sessionId: number; subject: Subject },
  own: Profile,
) => {
  const scoring = await sessionScoring(db, sessionId, live.held(sessionId)?.scoring);
  const session = live.open(sessionId, scoring);
  await followOthers(db.read, session, own);
  const shown = new Set(await findOthers(db.read, subject));
  const totals = (profile: Profile): Totals =>
    totalsOf(shownPairs(session, profile, shown), profile);
  return { corpus: scoring.corpus, index: session.index, totals, nearTotals: totals };
};

/**
 * Has `work` ask what other sheets of a candidate or need would bring, one after the other, by the very way on which a
 * change is scored; nothing is written. One at a time on a server, people in turns: what has changed waits for one
 * of them at most.
 */
export const suppose = <Result>(
  services: Services,
  of: { sessionId: number; subject: Subject; key: string },
  own: Profile,
  work: (whatIf: WhatIf) => Promise<Result>,
): Promise<Result> => {
  const { live } = services;
  const { sessionId, key } = of;
  return live.supposing({ key }, () =>
    live.alone(sessionId, async () => {
      const opened = (await hasFewTexts(services, sessionId))
        ? await recounting(services, sessionId, own)
        : await holding(services, of, own);
      return work({
        ...opened,
        totals: async (profile) => {
          // Others are answered in between.
          await setImmediate();
          return opened.totals(profile);
        },
      });
    }),
  );
};
