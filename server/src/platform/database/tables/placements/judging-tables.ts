import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { ShownOrder } from '@tandem/domain/matches/shown';
import type { MarkingSide } from '@tandem/domain/matches/marks';
import type { ColumnType } from 'kysely';

type OrNull<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** What the sides of a match do with it beside moving it. */
export interface JudgingTables {
  match_interests: {
    applicant_id: number;
    offer_id: number;
    shown_at: Date;
    revoked_at: OrNull<Date>;
  };
  /** Filled by triggers of the database: whose cards of matches may say something else. */
  card_changes: {
    account_id: number;
    mark: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
  };
  match_readings: { applicant_id: number; offer_id: number; read_at: Date };
  candidate_shares: {
    id: ColumnType<number, never, never>;
    token_hash: string;
    applicant_id: number;
    offer_id: number;
    account_id: number | null;
    made_by: AccountKind;
    made_at: Date;
    ends_at: Date;
    revoked_at: OrNull<Date>;
    opened: ColumnType<number, number | undefined, number>;
    opened_at: OrNull<Date>;
  };
  shown_matches: {
    applicant_id: number;
    offer_id: number;
    side: MarkingSide;
    /** `2026-11-30`. */
    day: string;
    rank: number;
    sorted_by: ShownOrder;
    lot: number | null;
    run_id: number | null;
  };
  match_marks: {
    applicant_id: number;
    offer_id: number;
    side: MarkingSide;
    shortlisted_at: Date | null;
    /** `2026-11-30`. */
    later_until: string | null;
  };
}
