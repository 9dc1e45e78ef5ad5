import { Suspense, useRef, useState } from 'react';
import { Redirect } from '../../platform/router/Redirect.tsx';
import { useLocation, useNavigate } from '../../platform/router/router.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
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
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { PasskeySignIn } from '../../areas/accounts/passkeys/PasskeySignIn.tsx';
import { challengeIn } from '../../areas/accounts/second-factor/challenge-in.ts';
import { linkRequestMessages } from '../../areas/accounts/sign-in-links/messages.ts';
import { useLinksAvailable } from '../../areas/accounts/sign-in-links/use-links-available.ts';
import { Checking } from '../../areas/accounts/Checking.tsx';
import classes from './Login.module.css';

/** Few accounts need it. */
const CodeStep = lazyPart(() => import('../../areas/accounts/second-factor/CodeStep.tsx'));

const LinkRequest = lazyPart(() => import('../../areas/accounts/sign-in-links/LinkRequest.tsx'));

const redirectDelay = 1500;
const failureDelay = 1000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Too many tries, or no answer: neither says anything about the password. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 429 && error.code !== 'passkey_needed'
    ? loginMessages.failed
    : (error as Error).message;

type Result = 'success' | 'error';

interface PasswordStepProps {
  outcome: Result | undefined;
  onOutcome: (outcome: Result | undefined) => void;
  onSignedIn: () => void;
  onChallenge: (challenge: string) => void;
  /** Asks for a link of a mail instead, with the address that was typed until then. */
  onLink: ((email: string) => void) | null;
}

const PasswordStep = ({
  outcome,
  onOutcome,
  onSignedIn,
  onChallenge,
  onLink,
}: PasswordStepProps) => {
  const { signIn } = useSession();
  const { from = '/', email: known = '' } = (useLocation().state ?? {}) as AskedFor;
  const toast = useRef('');
  const form = useServerForm({
    initial: { email: known, password: '' },
    guard: false,
    check: ({ email, password }) => ({ email: required(email), password: required(password) }),
    send: async ({ email, password }) => {
      onOutcome(undefined);
      toast.current = notify.loading(loginMessages.working);
      preloadAddress(from);
      try {
        await signIn(email, password);
        return null;
      } catch (error) {
        const challenge = challengeIn(error);
        if (challenge !== null) return challenge;
        await wait(failureDelay);
        throw error;
      }
    },
    onSent: (challenge) => {
      notify.dismiss(toast.current);
      if (challenge === null) onSignedIn();
      else onChallenge(challenge);
    },
    onFailed: (error) => {
      onOutcome('error');
      notify.error(sentenceOf(error), { id: toast.current });
    },
  });
  return (
    <>
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
      {onLink && (
        <Button fullWidth onClick={() => onLink(form.values.email)}>
          {linkRequestMessages.open}
        </Button>
      )}
    </>
  );
};

const LoginForm = () => {
  const { ended } = useSession();
  const navigate = useNavigate();
  const asked = (useLocation().state ?? {}) as AskedFor;
  const { from = '/', email = '', told, byLink = false } = asked;
  const areLinksAvailable = useLinksAvailable();
  const [linkFor, setLinkFor] = useState<string | null>(byLink ? email : null);
  const [outcome, setOutcome] = useState<Result>();
  const [challenge, setChallenge] = useState<string | null>(null);
  const signedIn = () => {
    setOutcome('success');
    notify.success(loginMessages.done);
    setTimeout(() => navigate(from, { replace: true }), redirectDelay);
  };
  return (
    <Page
      title={loginMessages.title}
      lead={ended ? sessionMessages.ended : undefined}
      width="narrow"
    >
      {told && <Outcome kind="success" sentence={told} />}
      <Card className={classes.card ?? ''} data-outcome={outcome}>
        {challenge !== null && (
          <Suspense>
            <CodeStep
              challenge={challenge}
              onSignedIn={signedIn}
              onBack={() => setChallenge(null)}
            />
          </Suspense>
        )}
        {challenge === null && linkFor !== null && (
          <Suspense>
            <LinkRequest email={linkFor} onBack={() => setLinkFor(null)} />
          </Suspense>
        )}
        {challenge === null && linkFor === null && (
          <Stack>
            <PasswordStep
              outcome={outcome}
              onOutcome={setOutcome}
              onSignedIn={signedIn}
              onChallenge={setChallenge}
              onLink={areLinksAvailable ? setLinkFor : null}
            />
            <PasskeySignIn onSignedIn={signedIn} />
          </Stack>
        )}
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
  return before === 'visitor' ? <LoginForm /> : <Redirect to="/" />;
};

export default Login;
