import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { changedBySkills, type AddedSkill } from './added-skill.ts';
import { addedSkillMessages as messages } from './messages.ts';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

/** Which skill stands in its place from now on. */
export const MergeSkill = ({ skill, onClose }: { skill: AddedSkill; onClose: () => void }) => {
  const client = useQueryClient();
  const { data: skills = [] } = useQuery(callQuery('GET /skills/'));
  const form = useServerForm({
    initial: { into: '' },
    check: ({ into }) => ({ into: into === '' ? messages.chooseOne : null }),
    send: async ({ into }) => {
      await api('POST /skills/added/{id}/merge/', { params: { id: skill.id }, body: { into } });
    },
    onSent: () => {
      notify.success(messages.mergeDone);
      onClose();
      void reload(client, ...changedBySkills);
    },
    onFailed: (error) => notify.failure(messages.mergeFailed, error),
    guard: false,
  });
  const others = skills
    .filter(({ id }) => id !== skill.id)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  return (
    <Form of={form}>
      <p>{messages.mergeHint(skill.name)}</p>
      <SelectField
        label={messages.into}
        required
        data-autofocus
        choices={others.map(({ id, name }) => [String(id), name] as const)}
        {...form.field('into')}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.mergeShort}
      </FormActions>
    </Form>
  );
};
