import type { MachineScope } from '@tandem/domain/machines/scopes';
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
    last_used_at: OrNull<Date>;
    revoked_at: OrNull<Date>;
    /** The minute in which its calls are counted, and how many it has made in it. */
    minute: OrNull<Date>;
    calls: ColumnType<number, number | undefined, number>;
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
