import { useSession } from '../../../platform/session/session.ts';
import { passkeySignInMessages as messages } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Signs in with a key of the device. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { enter } = useSession();
  return (
    <PasskeyButton
      failed={messages.failed}
      ask={async ({ openWithPasskey }) => {
        await enter(await openWithPasskey());
        onSignedIn();
      }}
    />
  );
};
