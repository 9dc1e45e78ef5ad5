import { useState } from 'react';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type * as browserKeys from './browser-keys.ts';
import { isPasskeyPossible } from './is-possible.ts';
import { passkeySignInMessages as messages } from './messages.ts';

interface PasskeyButtonProps {
  /** What a key is asked for; throws what the browser or the calls throw. */
  ask: (keys: typeof browserKeys) => Promise<void>;
  failed: string;
}

/** Has the browser answer with a key of the device; the code for it comes when it is asked for. */
export const PasskeyButton = ({ ask, failed }: PasskeyButtonProps) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const keys = await import('./browser-keys.ts');
      await ask(keys).catch((error: unknown) => {
        if (!keys.isGivenUp(error)) throw error;
        notify.info(messages.givenUp);
      });
    } catch (error) {
      notify.failure(failed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    isPasskeyPossible() && (
      <Button fullWidth busy={busy} onClick={() => void run()}>
        {messages.submit}
      </Button>
    )
  );
};
