import type { ColumnType } from 'kysely';

export interface RetentionRunsTable {
  id: ColumnType<number, never, never>;
  day: string;
  started_at: Date;
  finished_at: ColumnType<Date | null, Date | undefined, Date>;
  noticed: ColumnType<number, number | undefined, number>;
  erased: ColumnType<number, number | undefined, number>;
  contract_sheets: ColumnType<number, number | undefined, number>;
  files: ColumnType<number, number | undefined, number>;
  failed: ColumnType<number, number | undefined, number>;
}

/** One row: what the clock showed when something was last deleted because its time was over. */
export interface ClockNotesTable {
  id: number;
  seen_at: Date;
  /** Since when deletion waits for a superuser, as the clock has jumped. */
  held_at: Date | null;
}

/** Whom a job is to take out of what others wrote; sealed. */
export interface ForgettingsTable {
  uid: string;
  sealed: string;
  created_at: ColumnType<Date, Date, never>;
  /** When superusers were told that it takes too long. */
  told_at: ColumnType<Date | null, never, Date>;
}
