import type { Sent } from '@tandem/contract';
import { api } from '../../../platform/api/client.ts';
import type { Note, NoteSubject } from '../people/people.ts';

type Written = Pick<Sent<'POST /notes/'>['body'], 'kind' | 'text' | 'due_on' | 'owner_id'>;

/** Writes one after the other; asked again after a failure, only what had not been written by then. */
export const noteWriter = () => {
  const written = new Map<string, Note>();
  return async (subjects: readonly NoteSubject[], body: Written): Promise<Note[]> => {
    const notes: Note[] = [];
    for (const subject of subjects) {
      const what = JSON.stringify([subject, body]);
      const note =
        written.get(what) ?? (await api('POST /notes/', { body: { ...body, ...subject } }));
      written.set(what, note);
      notes.push(note);
    }
    return notes;
  };
};
