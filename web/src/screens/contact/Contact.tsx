import { useEffect, useState } from 'react';
import { DraftLine } from '../../areas/drafts/DraftLine.tsx';
import { noDraft, readDraft, type LoadedDraft } from '../../areas/drafts/read-draft.ts';
import { useDraftKeeper } from '../../areas/drafts/use-draft-keeper.ts';
import { useFormDraft } from '../../areas/drafts/use-form-draft.ts';
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

interface ContactFormProps {
  stored: LoadedDraft;
  onSent: (message: string) => void;
}

const ContactForm = ({ stored, onSent }: ContactFormProps) => {
  const { user } = useSession();
  const initial = { name: user.name, email: user.email, message: '' };
  const keeper = useDraftKeeper('contact', initial, stored);
  const form = useServerForm({
    initial,
    keeper,
    // What stays in the tab is lost with it.
    guard: keeper.owner === '',
    check: ({ name, email, message }) => ({
      name: required(name),
      email: requiredEmail(email),
      message: required(message),
    }),
    send: (body) => api('POST /contact/', { body }),
    onSent: ({ message }) => onSent(message),
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  const draft = useFormDraft(keeper, form);
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
      <DraftLine draft={draft} />
      <Button type="submit" variant="main" busy={form.busy}>
        {messages.submit}
      </Button>
    </Form>
  );
};

/** Read without the library that other screens read with: a visitor waits for nothing. */
const useStoredDraft = (): LoadedDraft | null => {
  const { checking, role } = useSession();
  const [draft, setDraft] = useState<LoadedDraft | null>(null);
  useEffect(() => {
    if (checking || role === 'visitor') return;
    readDraft('contact').then(setDraft, () => setDraft(noDraft));
  }, [checking, role]);
  if (checking) return null;
  return role === 'visitor' ? noDraft : draft;
};

const Contact = () => {
  const stored = useStoredDraft();
  const [sent, setSent] = useState('');
  if (!stored) return <Checking />;
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
          <ContactForm stored={stored} onSent={setSent} />
        </Card>
      )}
    </Page>
  );
};

export default Contact;
