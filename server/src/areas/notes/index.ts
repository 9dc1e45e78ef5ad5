/** What the other rooms may use of this one. */
export { addNote, findNotesAbout, findNotesOf, handOverNotes, noteRecord } from './note-queries.ts';
