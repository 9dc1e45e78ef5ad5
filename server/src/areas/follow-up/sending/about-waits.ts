import { pairOf } from '@tandem/domain/matches/match';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { About } from '../../../platform/messages/about.ts';
import { matchIdsOf } from '../work/other-sides.ts';
import type { News } from './news-queries.ts';

/** Whom a digest tells of: those of the matches that it names, those with whom a wait is, and whose needs it names by their titles. */
export const aboutWaits = (
  waits: readonly Wait[],
  news: readonly Pick<News, 'matchId'>[] = [],
): About => {
  const pairs = [...news.map(({ matchId }) => matchId), ...matchIdsOf(waits)].flatMap(
    (id) => pairOf(id) ?? [],
  );
  return {
    candidateIds: pairs.map(({ candidateId }) => candidateId),
    needIds: [
      ...pairs.map(({ needId }) => needId),
      ...waits.flatMap(({ subject, subjectId }) => (subject === 'need' ? [subjectId] : [])),
    ],
  };
};
