import type { NoteKind } from '@tandem/domain/notes/note';
import type { ColumnType } from 'kysely';

export interface NotesTable {
  id: ColumnType<number, never, never>;
  account_id: number;
  offer_id: number | null;
  applicant_id: number | null;
  kind: NoteKind;
  text: string;
  author_id: number | null;
  owner_id: number | null;
  /** A day, as `2026-09-01`. */
  due_on: string | null;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
  changed_at: Date;
}
