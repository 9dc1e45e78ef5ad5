import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required, requiredEmail } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { contactMessages as messages } from '../../areas/messaging/messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Checking } from '../../areas/accounts/Checking.tsx';
import { useSession } from '../../platform/session/session.ts';

const ContactForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const { user } = useSession();
  const form = useServerForm({
    initial: { name: user.name, email: user.email, message: '' },
    check: ({ name, email, message }) => ({
      name: required(name),
      email: requiredEmail(email),
      message: required(message),
    }),
    send: (body) => api('POST /contact/', { body }),
    onSent: ({ message }) => onSent(message),
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  return (
    <Form of={form}>
      <TextField label={messages.name} autoComplete="name" required {...form.field('name')} />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...form.field('email')}
      />
      <TextAreaField label={messages.message} rows={7} required {...form.field('message')} />
      <Button type="submit" variant="main" busy={form.busy}>
        {messages.submit}
      </Button>
    </Form>
  );
};

const Contact = () => {
  const { checking } = useSession();
  const [sent, setSent] = useState('');
  if (checking) return <Checking />;
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      {sent ? (
        <Stack>
          <Outcome kind="success" sentence={sent} />
          <div>
            <Button onClick={() => setSent('')}>{messages.another}</Button>
          </div>
        </Stack>
      ) : (
        <Card>
          <ContactForm onSent={setSent} />
        </Card>
      )}
    </Page>
  );
};

export default Contact;
