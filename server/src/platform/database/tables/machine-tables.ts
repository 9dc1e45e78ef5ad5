import type { MachineScope } from '@tandem/domain/machines/scopes';
import type { WebhookKind } from '@tandem/domain/machines/webhooks';
import type { ColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;
type OrNull<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** What a program can follow: the records of each kind. */
export type ChangeKind = 'candidate' | 'need' | 'match' | 'contract';

export interface MachineTables {
  machine_keys: {
    id: Id;
    name: string;
    prefix: string;
    /** The hash of the key, encrypted. */
    sealed: string;
    scopes: MachineScope[];
    /** A day, as `2026-09-01`. */
    ends_on: string | null;
    created_at: Date;
    created_by: OrNull<number>;
    last_used_at: OrNull<Date>;
    revoked_at: OrNull<Date>;
    /** The minute in which its calls are counted, and how many it has made in it. */
    minute: OrNull<Date>;
    calls: ColumnType<number, number | undefined, number>;
  };
  webhooks: {
    id: Id;
    uid: string;
    url: string;
    sealed: string;
    kinds: WebhookKind[];
    created_at: Date;
    created_by: OrNull<number>;
    failing_since: OrNull<Date>;
    stopped_at: OrNull<Date>;
  };
  /** Added to by triggers of the database. */
  webhook_deliveries: {
    id: Id;
    uid: ColumnType<string, string | undefined, never>;
    webhook_id: number;
    kind: WebhookKind;
    record: number;
    happened_at: Date;
    state: ColumnType<
      'waiting' | 'sent' | 'failed',
      'waiting' | undefined,
      'waiting' | 'sent' | 'failed'
    >;
    attempts: ColumnType<number, number | undefined, number>;
    next_at: OrNull<Date>;
    tried_at: OrNull<Date>;
    status: OrNull<number>;
    error: OrNull<string>;
  };
  /** Filled by triggers of the database. */
  record_changes: {
    id: Id;
    kind: ChangeKind;
    record: number;
    changed_at: Date;
    place: OrNull<number>;
  };
}
