import type { OfficialForm } from '@tandem/domain/contracts/official-form/form-fields';
import { api } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FileDrop } from '../../../ui/fields/files/FileDrop.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import type { OfficialFormAnswer } from './form-lines.ts';
import { officialFormMessages as messages } from './messages.ts';

interface GiveFormProps {
  kind: OfficialForm;
  form: OfficialFormAnswer | null;
  onSaved: (now: OfficialFormAnswer | null) => void;
}

/** Takes the blank PDF of an official form. */
export const GiveForm = ({ kind, form: given, onSaved }: GiveFormProps) => {
  const form = useServerForm({
    initial: { form: null as File | null },
    guard: false,
    check: ({ form: file }) => ({ form: file ? null : messages.missing }),
    send: ({ form: file }) =>
      api('POST /contract/official-forms/{kind}/', { params: { kind }, files: { form: file } }),
    onSent: (now) => {
      notify.success(messages.given);
      onSaved(now.form);
    },
    onFailed: (error) => notify.failure(messages.giveFailed, error),
  });
  return (
    <Form of={form}>
      <FileDrop
        label={messages.file}
        kind="pdf"
        file={form.values.form}
        stored={given && messages.stored(given.fields.length, given.size, given.saved_at)}
        error={form.field('form').error}
        onChange={(file) => form.setValues({ form: file })}
        {...(form.busy && { more: messages.giving })}
      />
      <Row>
        <Button type="submit" variant={given ? 'plain' : 'main'} busy={form.busy}>
          {messages.give}
        </Button>
      </Row>
    </Form>
  );
};
