import type {
  MeetingKind,
  MeetingOutcome,
  MeetingSide,
  MeetingState,
} from '@tandem/domain/meetings/meeting';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';
import { isUndecided } from '../../calendar/index.ts';
import { joinedToMatch, listedMatchColumns, type ListedMatchRow } from '../listed-match.ts';

export interface ListedMeetingRow extends ListedMatchRow {
  id: number;
  state: MeetingState;
  kind: MeetingKind;
  place: string;
  minutes: number;
  starts_at: Date | null;
  /** The first of the moments that are proposed. */
  first_moment: Date | null;
  waits_for: MeetingSide | null;
  applicant_outcome: MeetingOutcome | null;
  company_outcome: MeetingOutcome | null;
  undecided: boolean;
  created_at: Date;
}

/** The meetings of the candidates who are seen: those without a moment first, then the latest. */
export const findListedMeetings = async (
  db: Queries,
  sight: Sight,
): Promise<ListedMeetingRow[]> => {
  const { rows } = await sql<ListedMeetingRow>`
    select g.id, g.state, g.kind, g.place, g.minutes, g.starts_at,
      case when g.state = 'proposed' then
        (select min(p.at) from meeting_moments p where p.meeting_id = g.id) end as first_moment,
      g.waits_for, g.applicant_outcome, g.company_outcome, g.created_at,
      ${isUndecided('g')} as undecided,
      ${listedMatchColumns}
    from meetings g
    ${joinedToMatch('g')}
    where ${seenCandidates(sight, 'a')}
    order by g.starts_at desc nulls first, g.id desc`.execute(db);
  return rows;
};
