import { isDate } from '@tandem/domain/fields/date';
import { forumLengths, usualForumLength, usualMost } from '@tandem/domain/forums/forum';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { FormSection, WholeRow } from '../../ui/forms/FormSection.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { ProgrammesField, SessionField } from '../needs/NeedListFields.tsx';
import { likelySession } from '../programmes/sessions/open-sessions.ts';
import { useChosenSession } from '../programmes/sessions/use-chosen-session.ts';
import { forumFormMessages as messages, forumMessages } from './messages.ts';

interface ForumFormProps {
  onDone: (id: number) => void;
  onClose: () => void;
}

const lengths = forumLengths.map(
  (minutes) => [String(minutes), messages.minutesOf(minutes)] as const,
);

const initial = {
  name: '',
  day: '',
  place: '',
  starts: '09:00',
  ends: '12:00',
  pause_starts: '',
  pause_ends: '',
  minutes: String(usualForumLength),
  most: String(usualMost),
  session_id: '',
  formations_ids: [] as number[],
};

type Values = typeof initial;

const faultsOf = (values: Values) => ({
  name: required(values.name),
  day: isDate(values.day) ? null : messages.wrongDay,
  place: required(values.place),
  starts: required(values.starts),
  ends: required(values.ends),
  most: /^([1-9]|1[0-2])$/.test(values.most.trim()) ? null : messages.wrongMost,
  session_id: required(values.session_id),
  formations_ids: required(values.formations_ids),
});

const useForumForm = (onDone: ForumFormProps['onDone']) => {
  const { years, chosen } = useChosenSession();
  const session = likelySession(years.data ?? [], chosen?.id ?? null);
  const create = useAction({
    run: (values: Values) =>
      api('POST /forums/', {
        body: {
          ...values,
          minutes: Number(values.minutes),
          most: Number(values.most),
          session_id: Number(values.session_id),
        },
      }),
    done: messages.done,
    failed: messages.failed,
    changes: ['GET /forums/'],
    onDone: ({ id }) => onDone(id),
  });
  return useKeptForm('/forums/new', {
    initial: { ...initial, session_id: session ? String(session.id) : '' },
    check: faultsOf,
    send: (values: Values) => create.mutateAsync(values),
  });
};

/** A new forum day; whom it invites, and its plan, come after. */
const ForumForm = ({ onDone, onClose }: ForumFormProps) => {
  const form = useForumForm(onDone);
  return (
    <Dialog opened onClose={onClose} title={forumMessages.create} size="lg">
      <KeptForm of={form}>
        <FormSection title={messages.section} size="sm">
          <WholeRow>
            <TextField label={messages.name} data-autofocus required {...form.field('name')} />
          </WholeRow>
          <DateField label={messages.day} required {...form.field('day')} />
          <TextField label={messages.place} required {...form.field('place')} />
          <TextField label={messages.starts} type="time" required {...form.field('starts')} />
          <TextField label={messages.ends} type="time" required {...form.field('ends')} />
          <TextField label={messages.pauseStarts} type="time" {...form.field('pause_starts')} />
          <TextField label={messages.pauseEnds} type="time" {...form.field('pause_ends')} />
          <SelectField
            label={messages.minutes}
            choices={lengths}
            placeholder={null}
            {...form.field('minutes')}
          />
          <TextField
            label={messages.most}
            inputMode="numeric"
            maxLength={2}
            required
            {...form.field('most')}
          />
          <WholeRow>
            <SessionField label={messages.session} {...form.field('session_id')} />
          </WholeRow>
          <WholeRow>
            <ProgrammesField none={messages.noProgramme} {...form.field('formations_ids')} />
          </WholeRow>
        </FormSection>
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.submit}
        </FormActions>
      </KeptForm>
    </Dialog>
  );
};

export default ForumForm;
