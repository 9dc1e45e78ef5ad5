import type { FillingSide } from '@tandem/domain/contracts/file/lacking-sides';
import type { PreparingFacts } from '@tandem/domain/follow-up/contract-waits/preparing-causes';
import { matchId, status } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { underBothSides, type BetweenTwo } from './both-sides.ts';

export const isYearOver = sql`exists (
  select 1 from sessions y where y.id = m.session_id and y.closed_at is not null
)`;

/** Nothing is prepared any more for a need that is closed, for whom another company has enrolled, nor in a year that is over. */
export const isPreparing = sql`(m.status = ${sql.lit(status.fullyAccepted)}
  and o.state not in (${literals(closedNeedStates)})
  and not ${isPlaced('m.applicant_id', 'm.session_id')}
  and not ${isYearOver})`;

interface Row extends BetweenTwo {
  applicant_id: number;
  offer_id: number;
  moved_at: Date;
  start_date: string | null;
  has_file: boolean;
  lacks: FillingSide[] | null;
}

const readMatches = (db: Queries, among: Among): Promise<Row[]> =>
  readAmong(
    db,
    among,
    sql<Row>`
    select p.account_id as candidate_account, c.account_id as company_account,
      m.applicant_id, m.offer_id, m.moved_at, o.start_date, s.lacks,
      s.applicant_id is not null as has_file
    from match_states m
    join offers o on o.id = m.offer_id and ${isPreparing}
    join applicants p on p.id = m.applicant_id
    join companies c on c.id = o.company_id
    left join contract_sheets s on s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
    where (${accountsAmong('p.account_id', among)} or ${accountsAmong('c.account_id', among)})`,
  );

/** Of a file that was last saved before it was kept what lacks, nothing is asked of the candidate. */
const factsOf = (row: Row): PreparingFacts => ({
  matchId: matchId(pairOfRow(row)),
  agreedAt: row.moved_at,
  startsOn: row.start_date || null,
  isCandidateOpen: !row.has_file || (row.lacks?.includes('candidate') ?? false),
});

/** The matches of each account at which both have said yes, and whose enrolment is not finalised. */
export const readPreparing = async (
  db: Queries,
  among: Among,
): Promise<Map<number, PreparingFacts[]>> => underBothSides(await readMatches(db, among), factsOf);
