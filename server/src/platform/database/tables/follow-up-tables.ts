import type { NotesTable } from './notes-table.ts';
import type { AlertChannel } from '@tandem/domain/follow-up/settings/channels';
import type { StoredKind } from '@tandem/domain/follow-up/settings/rules';
import type { ColumnType, JSONColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;
type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;

/** What is set and kept for the follow-up. */
export interface FollowUpTables {
  notes: NotesTable;
  account_tags: { account_id: number; tag: string; born: Id };
  address_changes: {
    account_id: number;
    email: string;
    token_hash: string;
    expires_at: Date;
    /** Of the link by which whoever reads at the address of before says no; null where nobody was asked. */
    objection_hash: string | null;
    /** Before then it counts only once a superuser says so, or the address of before takes no mail. */
    waits_until: Date | null;
    confirmed_at: Date | null;
    asked_by: number | null;
  };
  follow_up_settings: {
    id: number;
    begun_at: Date;
    digest_hour: number;
    news: boolean;
    kinds: JSONColumnType<Record<string, StoredKind>>;
    alerts: ColumnType<Record<string, AlertChannel[]>, string | undefined, string>;
    staff_told_until: WithDefault<Date>;
    sms_a_month: WithDefault<number>;
    readings_since: WithDefault<Date | null>;
    older_told_at: WithDefault<Date | null>;
  };
  alert_sms: { month: string; sent: WithDefault<number>; left_out: WithDefault<number> };
  follow_up_readers: {
    account_id: number;
    token: string;
    muted: WithDefault<string[]>;
    news_until: Date | null;
  };
  follow_up_digests: { account_id: number; day: string; sent_at: Date; reminders: number };
  follow_up_reminders: {
    id: Id;
    account_id: number;
    kind: string;
    subject_id: number;
    since: Date;
    step: number;
    sent_at: Date;
    sent_by: number | null;
    by_staff: WithDefault<boolean>;
  };
  /** Filled from the other tables: what is waited for, by their facts. */
  follow_up_causes: {
    id: Id;
    account_id: number;
    kind: string;
    subject: string;
    subject_id: number;
    count: number;
    since: Date;
    fresh_since: Date | null;
    alert_at: Date | null;
    last_day: string | null;
  };
  /** Filled with them: where somebody stands. */
  follow_up_stages: { account_id: number; stage: string };
  /** Filled by triggers of the database: whose causes are to be told anew. */
  follow_up_changes: {
    id: Id;
    account_id: number | null;
    applicant_id: WithDefault<number | null>;
    offer_id: WithDefault<number | null>;
    is_wide: WithDefault<boolean>;
    due_at: WithDefault<Date>;
  };
  follow_up_told_by: { version: string };
  follow_up_holds: {
    id: Id;
    account_id: number | null;
    kind: string | null;
    created_at: Date;
  };
}
