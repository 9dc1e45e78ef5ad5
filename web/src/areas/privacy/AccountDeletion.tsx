import { useQuery } from '@tanstack/react-query';
import { startTransition } from 'react';
import { useNavigate } from '../../platform/router/router.ts';
import { api, ApiError } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Outcome } from '../../ui/feedback/Outcome.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { deletionLines, deletionMessages as messages, otherSide } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from '../accounts/Profile.module.css';

const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    notify.success(messages.done, { duration: 10_000 });
    // In one step: the screens of the account would send a visitor to /login.
    startTransition(() => {
      navigate('/');
      void signOut();
    });
  };
  const form = useServerForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send: (body) => api('POST /account-deletion/', { body }),
    onSent: leave,
    onFailed: (error) => {
      // The answer to a first try was lost, and the account with it.
      const isGone = error instanceof ApiError && error.status === 401;
      if (isGone) notify.info(messages.gone, { duration: 10_000 });
      else notify.failure(messages.failed, error);
    },
    guard: false,
    once: true,
  });
  return (
    <Form of={form}>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {dialogMessages.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Says first what goes with the account, then asks for the password. */
export const AccountDeletion = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { user } = useSession();
  const deletion = useQuery({
    ...callQuery('GET /account-deletion/'),
    enabled: opened,
    // Counted anew each time that it is asked.
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.title}>
      <Loaded query={deletion} skeleton={<Skeleton lines={6} />} failure={messages.countFailed}>
        {({ last_superuser: isLast, deletes, waiting }) =>
          isLast ? (
            <>
              <Outcome kind="error" sentence={messages.last} hint={messages.lastHint} />
              <DialogActions>
                <Button data-autofocus onClick={onClose}>
                  {dialogMessages.close}
                </Button>
              </DialogActions>
            </>
          ) : (
            <div className={classes.deletion}>
              <p>{messages.lead}</p>
              <ul>
                {deletionLines(user.type, deletes).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {deletes.enrolments > 0 && (
                <p>{messages.enrolments(deletes.enrolments, user.type === 'C')}</p>
              )}
              {otherSide(user.type, waiting).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p className={classes.final}>{dialogMessages.irreversible}</p>
              <PasswordForm onClose={onClose} />
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
};
