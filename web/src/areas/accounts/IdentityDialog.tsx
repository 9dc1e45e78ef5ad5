import { api } from '../../platform/api/client.ts';
import { answerIdentity } from '../../platform/session/identity.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { identityMessages as messages } from './messages.ts';
import { PasskeyAnswer } from './passkeys/PasskeyAnswer.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import classes from './Profile.module.css';

/** Asks for the password, or a passkey, before something sensitive, which then goes on by itself. */
const IdentityDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={messages.title} size="sm">
    <p className={classes.hint}>{messages.text}</p>
    <Stack>
      <PasswordQuestion
        messages={messages}
        send={(body) => api('POST /sign-ins/confirm/', { body })}
        onSent={() => answerIdentity(true)}
        onClose={onClose}
      />
      <PasskeyAnswer failed={messages.passkeyFailed} onShown={() => answerIdentity(true)} />
      <p className={classes.hint}>{messages.lost}</p>
    </Stack>
  </Dialog>
);

export default IdentityDialog;
