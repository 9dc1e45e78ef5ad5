import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Outcome } from '../../components/Outcome.tsx';
import { Page } from '../../components/Page.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { required, requiredEmail } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { contactMessages as messages } from '../../messages/contact.ts';
import { notify } from '../../notify/notify.ts';
import { Checking } from '../../session/Checking.tsx';
import { useSession } from '../../session/session.ts';

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
      <Button type="submit" look="main" busy={form.busy}>
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
