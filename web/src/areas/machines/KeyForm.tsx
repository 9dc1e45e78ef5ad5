import { machineScopeKeys, machineScopes, type MachineScope } from '@tandem/domain/machines/scopes';
import { api } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify/notify.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import type { MadeKey } from './keys.ts';
import { keyMessages as messages } from './messages.ts';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';

interface KeyFormProps {
  onMade: (key: MadeKey) => void;
  onClose: () => void;
}

/** For which program a key is, and what it may read. */
export const KeyForm = ({ onMade, onClose }: KeyFormProps) => {
  const form = useServerForm({
    initial: { name: '', scopes: [] as MachineScope[], ends_on: '' },
    check: ({ name, scopes }) => ({
      name: required(name),
      scopes: scopes.length === 0 ? messages.noScope : null,
    }),
    send: (body) => api('POST /machine-keys/', { body }),
    onSent: onMade,
    onFailed: (error) => notify.failure(messages.makeFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <TextField
        label={messages.name}
        description={messages.nameHint}
        autoComplete="off"
        maxLength={80}
        required
        data-autofocus
        {...form.field('name')}
      />
      <CheckboxGroup
        title={messages.scopes}
        keys={machineScopeKeys}
        labelOf={(scope) => machineScopes[scope]}
        chosen={form.values.scopes}
        onChange={(scopes) => form.setValues({ scopes })}
        error={form.field('scopes').error}
      />
      <DateField
        label={messages.endsOn}
        description={messages.endsOnHint}
        {...form.field('ends_on')}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.make}
      </FormActions>
    </Form>
  );
};
