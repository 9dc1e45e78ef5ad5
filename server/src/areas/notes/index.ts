/** What the other rooms may use of this one. */
export { findNotesAbout, findNotesOf, handOverNotes, noteRecord } from './note-queries.ts';
