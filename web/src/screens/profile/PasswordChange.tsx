import { api } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { reload } from '../../data/calls.ts';
import { newPassword, required, sameAs } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { profileMessages as messages } from '../../messages/profile.ts';
import { notify } from '../../notify/notify.ts';
import { queryClient } from '../../data/query-client.ts';
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
          <Button type="submit" look="main" busy={form.busy}>
            {messages.changePassword}
          </Button>
        </div>
      </Form>
    </>
  );
};
