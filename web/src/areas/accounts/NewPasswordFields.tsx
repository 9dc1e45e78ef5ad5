import { useId } from 'react';
import { PasswordCriteria } from './PasswordCriteria.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { passwordMessages } from './messages.ts';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';

interface NewPasswordFieldsProps {
  password: FieldProps<string>;
  confirmation: FieldProps<string>;
  /** Where the account has a password already. */
  renewed?: boolean;
}

/** A password to choose, twice, with the criteria ticked as one types. */
export const NewPasswordFields = ({
  password,
  confirmation,
  renewed = false,
}: NewPasswordFieldsProps) => {
  const criteria = useId();
  return (
    <>
      <PasswordField
        label={renewed ? passwordMessages.newPassword : passwordMessages.password}
        autoComplete="new-password"
        required
        aria-describedby={criteria}
        {...password}
      />
      <PasswordCriteria id={criteria} password={password.value} />
      <PasswordField
        label={renewed ? passwordMessages.newConfirmation : passwordMessages.confirmation}
        autoComplete="new-password"
        required
        {...confirmation}
      />
    </>
  );
};
