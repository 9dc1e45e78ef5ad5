import type { FigureName } from '@tandem/domain/contracts/pay/figures';
import type { ColumnType } from 'kysely';

export interface PayFiguresTable {
  id: ColumnType<number, never, never>;
  name: FigureName;
  starts_on: string;
  known_until: string | null;
  value: number;
  source: string;
  account_id: number | null;
  added_at: Date;
}
