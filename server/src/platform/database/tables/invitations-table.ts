import type { ColumnType } from 'kysely';

type Count = ColumnType<number, number | undefined, number>;

export interface InvitationsTable {
  account_id: number;
  token: string;
  expires_at: Date;
  used_at: Date | null;
  email_sent_count: Count;
  last_email_sent: Date | null;
  email_error: string | null;
  sms_sent_count: Count;
  last_sms_sent: Date | null;
  /** When its last reminder was asked for, by a person or by the product itself. */
  reminded_at: Date | null;
  /** When whom it is for first opened its link. */
  opened_at: Date | null;
  /** When its last link was made for an address at which somebody can read it; null for the first one. */
  invited_anew_at: Date | null;
}
