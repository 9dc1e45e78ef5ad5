import type { ExportFormat, ExportState, OrderedList } from '@tandem/domain/exports/export-state';
import type { ColumnType, Generated } from 'kysely';

export interface ExportsTables {
  exports: {
    id: Generated<number>;
    key: string;
    account_id: number;
    list: OrderedList;
    query: ColumnType<Record<string, unknown>, string, never>;
    columns: string[];
    format: ExportFormat;
    state: Generated<ExportState>;
    sight: number[] | null;
    total: number;
    rows: Generated<number>;
    created_at: Date;
    done_at: ColumnType<Date | null, never, Date>;
    expires_at: Date;
  };
  export_pairs: { export_id: number; position: number; applicant_id: number; offer_id: number };
  export_parts: {
    export_id: number;
    position: number;
    read: number;
    applicant_ids: number[];
    content: Uint8Array;
  };
}
