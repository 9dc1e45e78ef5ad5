import type { ColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;

/** Web push: the server's own keys, and the devices that are told. */
export interface PushTables {
  push_keys: { id: number; public_key: string; sealed: string };
  push_devices: {
    id: Id;
    account_id: number;
    sign_in_id: number | null;
    fingerprint: string;
    sealed: string;
    device: string;
    created_at: Date;
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
