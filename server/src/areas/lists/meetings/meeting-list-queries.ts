import type {
  MeetingKind,
  MeetingOutcome,
  MeetingSide,
  MeetingState,
} from '@tandem/domain/meetings/meeting';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/sight.ts';

export interface ListedMeetingRow {
  id: number;
  applicant_id: number;
  offer_id: number;
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
  created_at: Date;
  account_id: number;
  email: string;
  first_name: string;
  last_name: string;
  referent_id: number | null;
  company_id: number;
  company_name: string;
  title: string;
  session_id: number;
  session_name: string;
  formation_id: number | null;
  formation_name: string | null;
}

/** The meetings of the candidates who are seen: those without a moment first, then the latest. */
export const findListedMeetings = async (
  db: Queries,
  sight: Sight,
): Promise<ListedMeetingRow[]> => {
  const { rows } = await sql<ListedMeetingRow>`
    select g.id, g.applicant_id, g.offer_id, g.state, g.kind, g.place, g.minutes, g.starts_at,
      case when g.state = 'proposed' then
        (select min(p.at) from meeting_moments p where p.meeting_id = g.id) end as first_moment,
      g.waits_for, g.applicant_outcome, g.company_outcome, g.created_at,
      a.account_id, people.email, people.first_name, people.last_name, people.referent_id,
      o.company_id, companies.name as company_name, o.title,
      o.session_id, sessions.name as session_name,
      a.formation_id, formations.name as formation_name
    from meetings g
    join applicants a on a.id = g.applicant_id
    join accounts people on people.id = a.account_id
    join offers o on o.id = g.offer_id
    join companies on companies.id = o.company_id
    join sessions on sessions.id = o.session_id
    left join formations on formations.id = a.formation_id
    where ${seenCandidates(sight, 'a')}
    order by g.starts_at desc nulls first, g.id desc`.execute(db);
  return rows;
};
