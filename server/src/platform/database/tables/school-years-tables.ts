import type { ColumnType } from 'kysely';

type OrNull<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** The sessions, what a closed one handed on, and what people said of it. */
export interface SchoolYearTables {
  sessions: {
    id: ColumnType<number, never, never>;
    name: string;
    name_key: string;
    /** Days, as `2026-09-01`. */
    starts_on: string | null;
    ends_on: string | null;
    opened_at: Date | null;
    closed_at: Date | null;
  };
  carried_over: {
    id: ColumnType<number, never, never>;
    from_session_id: number;
    to_session_id: number;
    applicant_id: OrNull<number>;
    from_formation_id: OrNull<number>;
    to_formation_id: OrNull<number>;
    offer_id: OrNull<number>;
    new_offer_id: OrNull<number>;
    asked_at: Date;
    asked_by: number | null;
    tells: boolean;
    done_at: OrNull<Date>;
    told_at: OrNull<Date>;
  };
  confirmations: {
    id: ColumnType<number, never, never>;
    applicant_id: OrNull<number>;
    offer_id: OrNull<number>;
    asked_at: Date;
    confirmed_at: OrNull<Date>;
  };
  confirmation_links: {
    token_hash: string;
    confirmation_id: number;
    expires_at: Date;
  };
}
