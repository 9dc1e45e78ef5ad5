import { useState } from 'react';
import { notify } from '../../../platform/notify/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { isPasskeyPossible } from './is-possible.ts';
import { passkeySignInMessages as messages } from './messages.ts';

/** Signs in with a key of the device; the code for it comes when it is asked for. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { enter } = useSession();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      const { isGivenUp, openWithPasskey } = await import('./browser-keys.ts');
      const given = await openWithPasskey().catch((error: unknown) => {
        if (!isGivenUp(error)) throw error;
        notify.info(messages.givenUp);
        return null;
      });
      if (!given) return;
      await enter(given);
      onSignedIn();
    } catch (error) {
      notify.failure(messages.failed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    isPasskeyPossible() && (
      <Button fullWidth busy={busy} onClick={() => void signIn()}>
        {messages.submit}
      </Button>
    )
  );
};
