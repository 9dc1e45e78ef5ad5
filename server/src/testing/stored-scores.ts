import { matchId } from '@tandem/domain/matches/match';
import { scoreSession } from '@tandem/matching/score-session';
import type { Services } from '../areas/services.ts';
import { findActedOn } from '../scoring/stored/pair-queries.ts';
import { candidatePages, needPages } from '../scoring/profiles/profile-pages.ts';
import { findScoring } from '../scoring/settings/session-scoring.ts';

/** One scored pair, as it is stored. */
export type ScoreRow = Record<
  'applicant_id' | 'offer_id' | 'score' | 'industry' | 'test' | 'geographic' | 'resume',
  number
>;

export const rowId = (row: ScoreRow): number =>
  matchId({ candidateId: row.applicant_id, needId: row.offer_id });

const inOrder = (rows: readonly ScoreRow[]) =>
  rows.toSorted((one, other) => rowId(one) - rowId(other));

export const storedScores = async ({ db }: Services): Promise<ScoreRow[]> => {
  const { rows } = await db.pool.query<ScoreRow>(
    `select applicant_id, offer_id, score, industry_score as industry, test_score as test,
            geographic_score as geographic, resume_score as resume
     from match_scores`,
  );
  return inOrder(rows);
};

const all = async <Item>(pages: AsyncIterable<Item[]>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
};

/** What the engine says is to be stored, under what each session's scoring was frozen to. */
export const engineScores = async (
  { db }: Services,
  sessionIds: readonly number[],
): Promise<ScoreRow[]> => {
  const rows: ScoreRow[] = [];
  for (const sessionId of sessionIds) {
    const scoring = await findScoring(db.read, sessionId);
    if (!scoring) continue;
    const ours = await all(candidatePages({ read: db.read }, { sessionId }));
    const theirs = await all(needPages({ read: db.read }, { sessionId }));
    const actedOn = await findActedOn(db.read, sessionId);
    const { corpus, settings } = scoring;
    for (const { pairs } of scoreSession(ours, theirs, corpus, settings, actedOn))
      for (let at = 0; at < pairs.length; at += 1)
        rows.push({
          applicant_id: pairs.candidateId[at] ?? 0,
          offer_id: pairs.needId[at] ?? 0,
          score: pairs.total[at] ?? 0,
          industry: pairs.industry[at] ?? 0,
          test: pairs.test[at] ?? 0,
          geographic: pairs.geographic[at] ?? 0,
          resume: pairs.resume[at] ?? 0,
        });
  }
  return inOrder(rows);
};
