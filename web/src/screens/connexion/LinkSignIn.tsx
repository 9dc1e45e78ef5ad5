import { Suspense, useState } from 'react';
import { Redirect } from '../../platform/router/Redirect.tsx';
import { useNavigate, useParams } from '../../platform/router/router.ts';
import { Checking } from '../../areas/accounts/Checking.tsx';
import { loginMessages } from '../../areas/accounts/messages.ts';
import { challengeIn } from '../../areas/accounts/second-factor/challenge-in.ts';
import { linkSignInMessages as messages } from '../../areas/accounts/sign-in-links/messages.ts';
import { forgetOwnSecret, ownSecret } from '../../areas/accounts/sign-in-links/own-secret.ts';
import { api } from '../../platform/api/client.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { notify, reasonOf } from '../../platform/notify/notify.ts';
import { leftByPastSignIns } from '../../platform/session/device.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Few accounts need it. */
const CodeStep = lazyPart(() => import('../../areas/accounts/second-factor/CodeStep.tsx'));

interface Failed {
  sentence: string;
  hint: string | null;
  /** It may work when it is tried once more. */
  isOpen: boolean;
}

const elsewhere: Failed = {
  sentence: messages.elsewhere,
  hint: messages.elsewhereHint,
  isOpen: false,
};

const failureOf = (error: unknown): Failed => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'sign_in_link_elsewhere') return elsewhere;
  const isOpen = code !== 'sign_in_link_unusable';
  return { sentence: messages.failed, hint: reasonOf(error), isOpen };
};

const Refused = ({ failed }: { failed: Failed }) => (
  <>
    <Outcome kind="error" sentence={failed.sentence} hint={failed.hint} />
    {!failed.isOpen && (
      <div>
        <ButtonLink to="/login" state={{ byLink: true }}>
          {messages.askAgain}
        </ButtonLink>
      </div>
    )}
  </>
);

interface OpenStepProps {
  token: string;
  onSignedIn: () => void;
  onChallenge: (challenge: string) => void;
}

/** A link alone signs nobody in: mail programs look at links before people do. */
const OpenStep = ({ token, onSignedIn, onChallenge }: OpenStepProps) => {
  const { enter } = useSession();
  const [failed, setFailed] = useState<Failed | null>(() =>
    ownSecret() === '' ? elsewhere : null,
  );
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const body = { token, browser: ownSecret(), device: leftByPastSignIns() };
      const given = await api('POST /token/link/', { body });
      forgetOwnSecret();
      await enter(given);
      onSignedIn();
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge !== null) {
        forgetOwnSecret();
        onChallenge(challenge);
      } else setFailed(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <Stack>
      {(failed?.isOpen ?? true) && (
        <>
          <p>{messages.lead}</p>
          <Button variant="main" fullWidth busy={busy} onClick={() => void open()}>
            {messages.submit}
          </Button>
        </>
      )}
      {failed && <Refused failed={failed} />}
    </Stack>
  );
};

const LinkForm = () => {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string | null>(null);
  const signedIn = () => {
    notify.success(loginMessages.done);
    navigate('/', { replace: true });
  };
  return (
    <Page title={messages.title} width="narrow">
      <Card>
        {challenge === null ? (
          <OpenStep token={token} onSignedIn={signedIn} onChallenge={setChallenge} />
        ) : (
          <Suspense>
            <CodeStep
              challenge={challenge}
              onSignedIn={signedIn}
              onBack={() => navigate('/login')}
            />
          </Suspense>
        )}
      </Card>
    </Page>
  );
};

/** Who is already signed in when they come here has nothing to do here. */
const LinkSignIn = () => {
  const { checking, role } = useSession();
  const [before, setBefore] = useState(checking ? null : role);
  if (before === null && !checking) setBefore(role);
  if (before === null) return <Checking />;
  return before === 'visitor' ? <LinkForm /> : <Redirect to="/" />;
};

export default LinkSignIn;
