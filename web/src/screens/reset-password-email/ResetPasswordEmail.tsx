import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { requiredEmail } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { resetRequestMessages as messages } from '../../areas/accounts/messages.ts';
import { reasonOf } from '../../platform/notify/notify.ts';

const ResetPasswordEmail = () => {
  const [failure, setFailure] = useState<{ reason: string | null } | null>(null);
  const [done, setDone] = useState(false);
  const form = useServerForm({
    initial: { email: '' },
    guard: false,
    check: ({ email }) => ({ email: requiredEmail(email) }),
    send: (body) => {
      setFailure(null);
      setDone(false);
      return api('POST /password-reset-email/', { body });
    },
    onSent: () => setDone(true),
    onFailed: (error) => setFailure({ reason: reasonOf(error) }),
  });
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      <Card>
        <Form of={form}>
          <TextField
            label={messages.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            {...form.field('email')}
          />
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.submit}
          </Button>
          {done && <Outcome kind="success" sentence={messages.done} hint={messages.doneHint} />}
          {failure && <Outcome kind="error" sentence={messages.failed} hint={failure.reason} />}
        </Form>
      </Card>
      <Link to="/login">{messages.backToLogin}</Link>
    </Page>
  );
};

export default ResetPasswordEmail;
