import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { reload } from '../../platform/data/calls.ts';
import { newPassword, required, sameAs } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { profileMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { queryClient } from '../../platform/data/query-client.ts';
import classes from './Profile.module.css';

const empty = { current_password: '', new_password: '', confirmation: '' };

export const PasswordChange = ({ headingId }: { headingId: string }) => {
  const form = useServerForm({
    initial: empty,
    check: ({ current_password: current, new_password: chosen, confirmation }) => ({
      current_password: required(current),
      new_password: newPassword(chosen),
      confirmation: sameAs(chosen, confirmation, messages.mismatch),
    }),
    send: ({ current_password, new_password }) =>
      api('POST /password-change/', { body: { current_password, new_password } }),
    onSent: () => {
      notify.success(messages.passwordChanged);
      form.restart();
      void reload(queryClient, 'GET /sign-ins/');
      void reload(queryClient, 'GET /calendar-address/');
    },
    onFailed: (error) => notify.failure(messages.passwordFailed, error),
  });
  return (
    <>
      <h2 id={headingId}>{messages.password}</h2>
      <p className={classes.hint}>{messages.passwordHint}</p>
      <Form of={form}>
        <PasswordField
          label={messages.currentPassword}
          autoComplete="current-password"
          required
          {...form.field('current_password')}
        />
        <NewPasswordFields
          renewed
          password={form.field('new_password')}
          confirmation={form.field('confirmation')}
        />
        <div>
          <Button type="submit" variant="main" busy={form.busy}>
            {messages.changePassword}
          </Button>
        </div>
      </Form>
    </>
  );
};
