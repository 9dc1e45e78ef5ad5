import { noteKinds } from '@tandem/domain/notes/note';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { noteMessages as messages } from './messages.ts';
import { personMessages } from './person-messages.ts';
import { noteCalls, seenOf, type Note, type NoteSubject, type Person } from './people.ts';
import classes from './Person.module.css';

const NoteDialog = lazyDialog(() => import('./NoteDialog.tsx'));

const whenOf = ({ due_on: due, done_at: done, owner, author, created_at: at }: Note): string =>
  [
    formatShortDay(at),
    author && personMessages.by(author),
    due && done === null && messages.dueOn(formatShortDay(due)),
    due && done === null && owner && messages.for(owner),
    done && messages.doneOn(formatShortDay(done)),
  ]
    .filter(Boolean)
    .join(', ');

const bodyOf = ({ kind, text, owner_id: owner, due_on: due }: Note) => ({
  kind,
  text,
  owner_id: owner ?? '',
  due_on: due ?? '',
});

interface NoteItemProps {
  note: Note;
  onChange: (note: Note) => void;
  onDelete: (note: Note) => void;
}

const NoteItem = ({ note, onChange, onDelete }: NoteItemProps) => {
  const finish = useAction({
    run: () =>
      api('PUT /notes/{id}/', {
        params: { id: note.id },
        body: { ...bodyOf(note), done: true, seen: seenOf(note) },
      }),
    done: () => messages.saved(1),
    failed: messages.failed,
    changes: noteCalls,
  });
  return (
    <li className={classes.item}>
      <span className={classes.words}>
        <strong>{noteKinds[note.kind]}</strong>
        {note.about && ` – ${note.about}`}
      </span>
      <p className={classes.text}>{note.text}</p>
      <span className={classes.hint}>{whenOf(note)}</span>
      <Row>
        {note.due_on !== null && note.done_at === null && (
          <Button size="sm" variant="main" busy={finish.isPending} onClick={() => finish.mutate()}>
            {messages.done}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => onChange(note)}>
          {messages.change}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onDelete(note)}>
          {messages.delete}
        </Button>
      </Row>
    </li>
  );
};

interface NoteListProps {
  notes: readonly Note[];
  /** What a new one is about. */
  subject: NoteSubject;
}

/** What the staff have noted, each with what can be done with it, and the button that writes another. */
export const NoteList = ({ notes, subject }: NoteListProps) => {
  const [written, setWritten] = useState<Note | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Note | null>(null);
  const remove = useAction({
    run: ({ id }: Note) => api('DELETE /notes/{id}/', { params: { id } }),
    done: messages.deleted,
    failed: messages.deleteFailed,
    changes: noteCalls,
    onDone: () => setDoomed(null),
    onFailed: () => setDoomed(null),
  });
  return (
    <>
      <div>
        <Button size="sm" onClick={() => setWritten('new')}>
          {messages.add}
        </Button>
      </div>
      {notes.length === 0 ? (
        <p className={classes.hint}>{messages.none}</p>
      ) : (
        <ul className={classes.list}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} onChange={setWritten} onDelete={setDoomed} />
          ))}
        </ul>
      )}
      {written !== null && (
        <NoteDialog
          subjects={[subject]}
          note={written === 'new' ? undefined : written}
          onClose={() => setWritten(null)}
        />
      )}
      <ConfirmDialog
        opened={doomed !== null}
        title={messages.deleteTitle}
        confirm={messages.delete}
        danger
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
        onClose={() => setDoomed(null)}
      >
        {doomed && <p>{doomed.text}</p>}
      </ConfirmDialog>
    </>
  );
};

/** What is noted on somebody, their needs and their matches. */
export const Notes = ({ person }: { person: Person }) => (
  <DetailSection title={personMessages.notes}>
    <NoteList notes={person.notes} subject={{ account_id: person.account_id }} />
  </DetailSection>
);
