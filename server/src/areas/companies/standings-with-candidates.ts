import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { literals } from '../../platform/database/queries/literals.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';
import { findPromised } from './tell-those-with-a-yes.ts';

const unanswered = [status.pending, status.queued] as const;

export type Standing = Exclude<MatchStatus, -1 | -2>;

/** How far a company has come with each candidate who waits for its answer, or would be told of its leaving. */
export const standingsWithCandidates = async (
  db: Queries,
  companyId: number,
  today: string,
): Promise<Standing[]> => {
  const promised = await findPromised(db, companyId, today);
  const { rows } = await sql<{ status: (typeof unanswered)[number] }>`
    select max(m.status) as status
    from matches m
    join offers o on o.id = m.offer_id
    join sessions y on y.id = o.session_id
    where o.company_id = ${companyId} and m.status in (${literals(unanswered)})
      and y.closed_at is null and o.state not in (${literals(closedNeedStates)})
      and not ${isPlaced('m.applicant_id', 'o.session_id')}
      and m.applicant_id <> all(${promised.map(({ candidate_id: one }) => one)}::int[])
    group by m.applicant_id`.execute(db);
  return [...promised, ...rows].map(({ status: at }) => at);
};
