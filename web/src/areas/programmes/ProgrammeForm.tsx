import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import type { Level } from '@tandem/domain/reference/levels';
import { api } from '../../platform/api/client.ts';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { formMessages } from '../../ui/messages.ts';
import { programmeMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';

export type Programme = Answer<'GET /formations/'>[number];

interface ProgrammeFormProps {
  /** The one to change; null for a new one. */
  programme: Programme | null;
  onClose: () => void;
}

export const ProgrammeForm = ({ programme, onClose }: ProgrammeFormProps) => {
  const client = useQueryClient();
  const levels = useQuery({
    ...callQuery('GET /educational-level-choices/'),
    staleTime: Infinity,
  });
  const words = programme
    ? { submit: messages.save, done: messages.programmeSaved, failed: messages.programmeSaveFailed }
    : { submit: messages.add, done: messages.programmeAdded, failed: messages.programmeAddFailed };
  const form = useKeptForm(`/formations/${programme?.id ?? 'new'}/`, {
    initial: { name: programme?.name ?? '', level: programme?.level ?? '' },
    check: ({ name, level }) => ({ name: required(name), level: required(level) }),
    // An empty level does not pass the check.
    send: ({ name, level }) =>
      api('POST /formations/', { body: { name, level: level as Level, id: programme?.id } }),
    onSent: () => {
      notify.success(words.done);
      onClose();
      void reload(client, 'GET /formations/', 'GET /formation-statistics/');
    },
    onFailed: (error) => notify.failure(words.failed, error),
  });
  const name = form.field('name');
  const level = form.field('level');
  const incomplete = [name.error, level.error].includes(formMessages.required);
  return (
    <KeptForm of={form}>
      <TextField label={messages.name} autoComplete="off" required data-autofocus {...name} />
      <SelectField
        label={messages.level}
        placeholder={messages.chooseLevel}
        choices={Object.entries(levels.data ?? {})}
        required
        {...level}
      />
      <LoadFailure query={levels} failure={messages.levelsFailed} />
      {incomplete && <Outcome kind="error" sentence={messages.fillAll} />}
      <FormActions busy={form.busy} onCancel={onClose}>
        {words.submit}
      </FormActions>
    </KeptForm>
  );
};
