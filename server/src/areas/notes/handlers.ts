import type { Handlers } from '../handler.ts';
import { listNotes } from './list-notes.ts';
import { changeNote, deleteNote, writeNote } from './write-note.ts';

/** Which use case answers which call. */
export const notesHandlers = {
  'GET /notes/': listNotes,
  'POST /notes/': writeNote,
  'PUT /notes/{id}/': changeNote,
  'DELETE /notes/{id}/': deleteNote,
} satisfies Partial<Handlers>;
