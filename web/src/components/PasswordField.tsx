import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formMessages } from '../messages/forms.ts';
import './TextField.tsx';
import classes from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password that can be shown while one types it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={96}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={shown ? formMessages.hidePassword : formMessages.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? formMessages.hide : formMessages.show}
        </button>
      }
    />
  );
};
