import { noteKinds, noteMaxLength, type NoteKind } from '@tandem/domain/notes/note';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { Columns } from '../../../ui/layout/layout.tsx';
import { noteWriter } from '../bulk/write-notes.ts';
import { MentionChoices } from './MentionChoices.tsx';
import { noteMessages as messages } from './messages.ts';
import { noteCalls, seenOf, type Note, type NoteSubject } from './people.ts';
import { useColleagues } from './use-colleagues.ts';

interface NoteDialogProps {
  /** What it is on; the same on each of several. */
  subjects: readonly NoteSubject[];
  /** The one that is changed; a new one without. */
  note?: Note | undefined;
  onClose: () => void;
}

const kindChoices = Object.entries(noteKinds);

const initialOf = (
  note: Note | undefined,
): Record<'text' | 'due_on' | 'owner_id', string> & { kind: NoteKind } => ({
  kind: note?.kind ?? 'call',
  text: note?.text ?? '',
  due_on: note?.due_on ?? '',
  owner_id: note?.owner_id ? String(note.owner_id) : '',
});

interface NoteTextProps {
  form: ServerForm<ReturnType<typeof initialOf>>;
  colleagues: ReturnType<typeof useColleagues>;
}

const NoteText = ({ form, colleagues }: NoteTextProps) => (
  <>
    <TextAreaField
      label={messages.text}
      description={messages.textHint}
      rows={4}
      maxLength={noteMaxLength}
      data-autofocus
      {...form.field('text')}
    />
    <MentionChoices
      text={form.values.text}
      colleagues={colleagues}
      onChoose={(text) => {
        form.setValues({ text });
        form.ref.current?.querySelector('textarea')?.focus();
      }}
    />
  </>
);

/** Of several at once it ends with none of them. */
const keptAs = (subjects: readonly NoteSubject[], note: Note | undefined): string => {
  const [first] = subjects;
  const name = `note-${note?.id ?? JSON.stringify(subjects)}`;
  if (!first || subjects.length > 1) return `/notes/${name}`;
  if ('match_id' in first) return `/matches/${first.match_id}/${name}`;
  if ('need_id' in first) return `/offers/${first.need_id}/${name}`;
  return `/follow-up/people/${first.account_id}/${name}`;
};

/** A note, written or changed. */
const NoteDialog = ({ subjects, note, onClose }: NoteDialogProps) => {
  const client = useQueryClient();
  const colleagues = useColleagues();
  const [writeNotes] = useState(noteWriter);
  const form = useKeptForm(keptAs(subjects, note), {
    initial: initialOf(note),
    check: ({ text }) => ({ text: text.trim() === '' ? messages.textMissing : null }),
    send: async (body) =>
      note
        ? await api('PUT /notes/{id}/', {
            params: { id: note.id },
            body: { ...body, seen: seenOf(note) },
          })
        : await writeNotes(subjects, body),
    onSent: () => {
      notify.success(messages.saved(subjects.length));
      void reload(client, ...noteCalls);
      onClose();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={note ? messages.changeTitle : messages.addTitle(subjects.length)}
    >
      <KeptForm of={form}>
        <SelectField
          label={messages.kind}
          placeholder={null}
          choices={kindChoices}
          {...form.field('kind')}
        />
        <NoteText form={form} colleagues={colleagues} />
        <Columns min={200}>
          <DateField
            label={messages.due}
            description={messages.dueHint}
            {...form.field('due_on')}
          />
          <SelectField
            label={messages.owner}
            placeholder={messages.me}
            choices={colleagues}
            {...form.field('owner_id')}
          />
        </Columns>
        <DialogActions>
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.save}
          </Button>
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
};

export default NoteDialog;
