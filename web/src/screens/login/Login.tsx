import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/errors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { loginMessages } from '../../areas/accounts/messages.ts';
import { sessionMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { preloadAddress } from '../../platform/router/preload.ts';
import type { AskedFor } from '../../areas/accounts/Guard.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Checking } from '../../areas/accounts/Checking.tsx';
import classes from './Login.module.css';

const redirectDelay = 1500;
const failureDelay = 1000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Too many tries, or no answer: neither says anything about the password. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 429 ? loginMessages.failed : (error as Error).message;

const LoginForm = () => {
  const { signIn, ended } = useSession();
  const navigate = useNavigate();
  const { from = '/', email: known = '' } = (useLocation().state ?? {}) as AskedFor;
  const [outcome, setOutcome] = useState<'success' | 'error'>();
  const toast = useRef('');
  const form = useServerForm({
    initial: { email: known, password: '' },
    guard: false,
    check: ({ email, password }) => ({ email: required(email), password: required(password) }),
    send: async ({ email, password }) => {
      setOutcome(undefined);
      toast.current = notify.loading(loginMessages.working);
      preloadAddress(from);
      try {
        await signIn(email, password);
      } catch (error) {
        await wait(failureDelay);
        throw error;
      }
    },
    onSent: () => {
      setOutcome('success');
      notify.success(loginMessages.done, { id: toast.current });
      setTimeout(() => void navigate(from, { replace: true }), redirectDelay);
    },
    onFailed: (error) => {
      setOutcome('error');
      notify.error(sentenceOf(error), { id: toast.current });
    },
  });
  return (
    <Page
      title={loginMessages.title}
      lead={ended ? sessionMessages.ended : undefined}
      width="narrow"
    >
      <Card className={classes.card ?? ''} data-outcome={outcome}>
        <Form of={form}>
          <TextField
            label={loginMessages.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            {...form.field('email')}
          />
          <PasswordField
            label={loginMessages.password}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" variant="main" fullWidth busy={form.busy || outcome === 'success'}>
            {loginMessages.submit}
          </Button>
        </Form>
      </Card>
      <Link to="/reset-password-email">{loginMessages.forgotten}</Link>
      <Link to="/confidentialite">{loginMessages.privacy}</Link>
    </Page>
  );
};

/** Who is already signed in when they come here has nothing to do here. */
const Login = () => {
  const { checking, role } = useSession();
  const [before, setBefore] = useState(checking ? null : role);
  if (before === null && !checking) setBefore(role);
  if (before === null) return <Checking />;
  return before === 'visitor' ? <LoginForm /> : <Navigate to="/" replace />;
};

export default Login;
