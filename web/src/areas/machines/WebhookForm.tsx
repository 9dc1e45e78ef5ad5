import { webhookKindKeys, webhookKinds, type WebhookKind } from '@tandem/domain/machines/webhooks';
import { api } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify/notify.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { webhookMessages as messages } from './messages.ts';
import type { MadeWebhook } from './webhooks.ts';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';

interface WebhookFormProps {
  onMade: (webhook: MadeWebhook) => void;
  onClose: () => void;
}

/** Which address is told what. */
export const WebhookForm = ({ onMade, onClose }: WebhookFormProps) => {
  const form = useServerForm({
    initial: { url: '', kinds: [] as WebhookKind[] },
    check: ({ url, kinds }) => ({
      url: required(url),
      kinds: kinds.length === 0 ? messages.noKind : null,
    }),
    send: (body) => api('POST /webhooks/', { body }),
    onSent: onMade,
    onFailed: (error) => notify.failure(messages.makeFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <TextField
        label={messages.url}
        description={messages.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        data-autofocus
        {...form.field('url')}
      />
      <CheckboxGroup
        title={messages.kinds}
        keys={webhookKindKeys}
        labelOf={(kind) => webhookKinds[kind]}
        chosen={form.values.kinds}
        onChange={(kinds) => form.setValues({ kinds })}
        error={form.field('kinds').error}
      />
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.make}
      </FormActions>
    </Form>
  );
};
