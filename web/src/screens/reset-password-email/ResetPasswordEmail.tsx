import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Link } from '../../components/Link.tsx';
import { Outcome } from '../../components/Outcome.tsx';
import { Page } from '../../components/Page.tsx';
import { TextField } from '../../components/TextField.tsx';
import { requiredEmail } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { resetRequestMessages as messages } from '../../messages/login.ts';
import { reasonOf } from '../../notify/notify.ts';

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
          <Button type="submit" look="main" busy={form.busy}>
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
