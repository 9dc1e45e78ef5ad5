import { useState } from 'react';
import { useLocation } from '../../platform/router/router.ts';
import { api } from '../../platform/api/client.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { newPassword, sameAs } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../../areas/accounts/NewPasswordFields.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { resetMessages as messages } from '../../areas/accounts/messages.ts';
import { reasonOf } from '../../platform/notify/notify.ts';

const ResetForm = ({ uid, token }: { uid: string; token: string }) => {
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<{ reason: string | null } | null>(null);
  const form = useServerForm({
    initial: { password: '', confirmation: '' },
    guard: false,
    names: { new_password: 'password' },
    check: ({ password, confirmation }) => ({
      password: newPassword(password),
      confirmation: sameAs(password, confirmation, messages.mismatch),
    }),
    send: ({ password }) => {
      setFailure(null);
      return api('POST /password-reset/', { body: { uid, token, new_password: password } });
    },
    onSent: () => setDone(true),
    onFailed: (error) => setFailure({ reason: reasonOf(error) }),
  });
  return (
    <Form of={form}>
      <NewPasswordFields
        renewed
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      {!done && (
        <Button type="submit" variant="main" busy={form.busy}>
          {messages.submit}
        </Button>
      )}
      {done && (
        <>
          <Outcome kind="success" sentence={messages.done} />
          <ButtonLink to="/login" variant="main">
            {messages.toLogin}
          </ButtonLink>
        </>
      )}
      {failure && <Outcome kind="error" sentence={messages.failed} hint={failure.reason} />}
    </Form>
  );
};

const ResetPassword = () => {
  const query = new URLSearchParams(useLocation().search);
  const uid = query.get('uid');
  const token = query.get('token');
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      {uid && token ? (
        <Card>
          <ResetForm uid={uid} token={token} />
        </Card>
      ) : (
        <>
          <Outcome kind="error" sentence={messages.linkBroken} />
          <div>
            <ButtonLink to="/reset-password-email">{messages.askAgain}</ButtonLink>
          </div>
        </>
      )}
    </Page>
  );
};

export default ResetPassword;
