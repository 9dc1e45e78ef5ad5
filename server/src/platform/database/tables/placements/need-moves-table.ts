import type { FillingChannel, WaitingStatus, WithdrawalReason } from '@tandem/domain/needs/closing';
import type { FilledBy, NeedState } from '@tandem/domain/needs/need-state';
import type { ColumnType } from 'kysely';

/** Where a need stands, in its own row. */
export interface NeedStanding {
  state: ColumnType<NeedState, NeedState | undefined, NeedState>;
  state_since: Date;
  /** A day, as `2026-09-01`. */
  set_aside_until: string | null;
  filled_by: FilledBy | null;
  /** Seats that are held by enrolments of accounts that were erased. */
  erased_seats: ColumnType<number, number | undefined, number>;
}

export interface NeedMovesTable {
  id: ColumnType<number, never, never>;
  offer_id: number;
  from_state: NeedState;
  to_state: NeedState;
  set_aside_until: string | null;
  filled_by: FilledBy | null;
  channel: FillingChannel | null;
  reason: WithdrawalReason | null;
  note: string | null;
  account_id: number | null;
  moved_by: 'company' | 'staff' | 'superuser' | 'tutor' | 'tandem';
  moved_at: Date;
}

/** Who is still to be told, of all that is theirs at once, of what the staff have done to several needs. */
export interface UntoldNeedMovesTable {
  batch: string;
  account_id: number;
  offer_move_id: number;
  /** Where the candidate's match stood; null for the company. */
  match_status: WaitingStatus | null;
  word: string | null;
}
