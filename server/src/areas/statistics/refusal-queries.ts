import { refusedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import type { RefusalReasonKey } from '@tandem/domain/matches/refusal-reasons';
import { sql } from 'kysely';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import type { Queries } from '../../platform/database/database.ts';

export type RefusalsBy = 'company' | 'formation' | 'month';

const groups = {
  company: { key: sql`companies.id::text`, title: sql`companies.name` },
  formation: { key: sql`formations.id::text`, title: sql`formations.name` },
  /** As a calendar in France has it. */
  month: {
    key: sql`to_char(m.moved_at at time zone 'Europe/Paris', 'YYYY-MM')`,
    title: sql`to_char(m.moved_at at time zone 'Europe/Paris', 'YYYY-MM')`,
  },
};

export interface RefusalRow {
  key: string;
  title: string;
  to: MatchStatus;
  reason: RefusalReasonKey | null;
  count: number;
}

/** How often each reason was given about needs of one session, or of all, without what was taken back. */
export const countRefusals = async (
  db: Queries,
  by: RefusalsBy,
  { sight, session }: { sight: Sight; session: number | undefined },
): Promise<RefusalRow[]> => {
  const { key, title } = groups[by];
  const order = by === 'month' ? sql`key desc` : sql`title, key`;
  const { rows } = await sql<RefusalRow>`
    select ${key} as key, ${title} as title, m.to_status as "to", m.reason, count(*)::int as count
    from match_moves m
    join offers on offers.id = m.offer_id
    join companies on companies.id = offers.company_id
    join applicants on applicants.id = m.applicant_id
    ${by === 'formation' ? sql`join formations on formations.id = applicants.formation_id` : sql``}
    where m.to_status = any(${refusedStatuses}::int[])
      and not exists (select 1 from match_moves u where u.undoes = m.id)
      and m.undoes is null and ${seenCandidates(sight)}
      ${session === undefined ? sql`` : sql`and offers.session_id = ${session}`}
    group by 1, 2, 3, 4
    order by ${order}, count desc, "to", reason`.execute(db);
  return rows;
};
