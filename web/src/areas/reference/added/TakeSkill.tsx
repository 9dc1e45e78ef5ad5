import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { changedBySkills, type AddedSkill } from './added-skill.ts';
import { addedSkillMessages as messages } from './messages.ts';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

/** Under which name everybody sees it. */
export const TakeSkill = ({ skill, onClose }: { skill: AddedSkill; onClose: () => void }) => {
  const client = useQueryClient();
  const form = useServerForm({
    initial: { name: skill.name },
    send: (body) => api('PUT /skills/added/{id}/', { params: { id: skill.id }, body }),
    onSent: () => {
      notify.success(messages.takenDone);
      onClose();
      void reload(client, ...changedBySkills);
    },
    onFailed: (error) => notify.failure(messages.takeFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <TextField
        label={messages.name}
        description={messages.takeHint}
        autoComplete="off"
        required
        maxLength={80}
        data-autofocus
        {...form.field('name')}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {skill.taken ? messages.renameShort : messages.takeShort}
      </FormActions>
    </Form>
  );
};
