import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { ImportState } from '@tandem/domain/invitations/import/import-state';
import type { Replaced } from '@tandem/domain/invitations/import/replaced';
import type { Role } from '@tandem/domain/accounts/roles';
import type { ColumnType, JSONColumnType } from 'kysely';

type Count = ColumnType<number, number | undefined, number>;

export interface ImportsTable {
  id: ColumnType<number, never, never>;
  key: string;
  kind: ImportKind;
  file_name: string;
  state: ColumnType<ImportState, ImportState | undefined, ImportState>;
  sending: 'now' | 'later' | 'none';
  send_at: Date | null;
  created_at: Date;
  created_by: number | null;
  actor_role: Role;
  rows: Count;
  added: Count;
  updated: Count;
  skipped: Count;
  withdrawn: Count;
  /** Of those updated, how many are as before, once it was taken back. */
  restored: Count;
  /** Who took it back. */
  withdrawn_by: ColumnType<number | null, undefined, number>;
  withdrawn_role: ColumnType<Role | null, undefined, Role>;
}

export interface ImportRowsTable {
  import_id: number;
  position: number;
  line: number;
  outcome: ColumnType<
    'waiting' | 'added' | 'updated' | 'restored' | 'skipped' | 'left_out',
    'waiting' | 'left_out' | undefined,
    'added' | 'updated' | 'restored' | 'skipped'
  >;
  invited: ColumnType<boolean, undefined, boolean>;
  if_known: 'skip' | 'update' | 'add';
  details: JSONColumnType<Record<string, string | number | null>>;
  account_id: number | null;
  /** What it replaced of whom it completed, or told as well, until it is taken back; and when. */
  replaced: ColumnType<Replaced | null, undefined, string | null>;
  replaced_at: ColumnType<Date | null, undefined, Date>;
  /** Which notes that imports wrote of them tell what it tells. */
  note_ids: ColumnType<number[], undefined, number[]>;
}
