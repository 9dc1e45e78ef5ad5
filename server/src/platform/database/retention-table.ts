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
