import { useState } from 'react';
import { readDay, showDay } from '../../platform/format/typed-day.ts';
import { formMessages } from '../messages.ts';
import { TextField } from './TextField.tsx';

interface DateFieldProps extends Omit<
  React.ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type'
> {
  /** `2026-05-01`, or what has been typed as long as it is no day. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed the French way whatever the language of the browser. */
export const DateField = ({ value, onChange, ...props }: DateFieldProps) => {
  const [typed, setTyped] = useState(() => showDay(value));
  const isOurs = readDay(typed) === value;
  return (
    <TextField
      placeholder={formMessages.datePlaceholder}
      inputMode="numeric"
      maxLength={10}
      {...props}
      value={isOurs ? typed : showDay(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(readDay(text));
      }}
      onBlur={(event) => {
        setTyped(showDay(value));
        props.onBlur?.(event);
      }}
    />
  );
};
