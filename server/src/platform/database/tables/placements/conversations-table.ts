import type { ColumnType } from 'kysely';

type Side = 'applicant' | 'company';

export interface ConversationTables {
  conversation_messages: {
    id: ColumnType<number, never, never>;
    applicant_id: number;
    offer_id: number;
    account_id: number;
    side: Side;
    text: string;
    at: Date;
    reported_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    key: string | null;
  };
  conversation_reads: {
    applicant_id: number;
    offer_id: number;
    side: Side;
    read_up_to: number;
    untold_up_to: ColumnType<number | null, number | null | undefined, number | null>;
  };
}
