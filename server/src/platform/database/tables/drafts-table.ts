import type { ColumnType, JSONColumnType } from 'kysely';

export interface DraftsTable {
  account_id: number;
  form: string;
  typed: JSONColumnType<Record<string, string>>;
  saved_at: Date;
  born: ColumnType<number, never, never>;
}
