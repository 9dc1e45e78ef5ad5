import type { Cause } from './wait.ts';

/** A note that somebody of the staff wants to come back to. */
export interface NoteFacts {
  noteId: number;
  /** When its day begins, in Paris; null where it has none. */
  dueAt: Date | null;
  doneAt: Date | null;
  ownerId: number | null;
  title: string;
}

/** Notes whose day has come, as long as nobody has said that it is done. */
export const noteCauses = (accountId: number, notes: readonly NoteFacts[]): Cause[] =>
  notes.flatMap(({ noteId, dueAt, doneAt }): Cause[] =>
    dueAt === null || doneAt !== null
      ? []
      : [
          {
            kind: 'note_due',
            accountId,
            subject: 'note',
            subjectId: noteId,
            count: 1,
            since: dueAt,
          },
        ],
  );
