import type { ForumHours, ForumState } from '@tandem/domain/forums/forum';
import type { ColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;

export interface ForumsTable extends ForumHours {
  id: Id;
  name: string;
  session_id: number;
  formation_ids: number[];
  place: string;
  /** Meetings that one candidate has at most. */
  most: number;
  state: ForumState;
  created_by: number | null;
  created_at: Date;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ForumTables {
  forums: ForumsTable;
  forum_candidates: { forum_id: number; applicant_id: number };
  forum_needs: { forum_id: number; offer_id: number };
  forum_meetings: {
    id: Id;
    forum_id: number;
    applicant_id: number;
    offer_id: number;
    company_id: number;
    /** Null where the two have moved their meeting themselves: the plan is without it. */
    slot: number | null;
    by_hand: boolean;
    /** Null until the forum is published. */
    meeting_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
}
