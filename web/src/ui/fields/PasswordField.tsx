import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formMessages } from '../messages.ts';
import './TextField.tsx';
import classes from './PasswordField.module.css';

export interface PasswordFieldProps extends Omit<
  TextInputProps,
  'type' | 'rightSection' | 'error'
> {
  /** A sentence a line. */
  error?: string | undefined;
}

/** A password that can be shown while one types it. */
export const PasswordField = ({ error, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      error={error?.split('\n').map((sentence) => (
        <span key={sentence} className={classes.fault}>
          {sentence}
        </span>
      ))}
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
