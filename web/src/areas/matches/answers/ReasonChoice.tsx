import {
  reasonKeysOf,
  reasonOf,
  type RefusalReasonKey,
  type RefusingSide,
} from '@tandem/domain/matches/refusal-reasons';
import { useId } from 'react';
import { refusalMessages as messages } from './messages.ts';
import classes from './ReasonChoice.module.css';

interface ReasonChoiceProps {
  side: RefusingSide;
  value: RefusalReasonKey | null;
  onChange: (reason: RefusalReasonKey | null) => void;
  /** Whether one may go without a reason. */
  optional: boolean;
  error?: string | undefined;
}

/** The reasons of one side, each a tap. */
export const ReasonChoice = ({ side, value, onChange, optional, error }: ReasonChoiceProps) => {
  const id = useId();
  const choices: [RefusalReasonKey | null, string][] = [
    ...reasonKeysOf[side].map((key): [RefusalReasonKey, string] => [
      key,
      reasonOf(side, key)?.label ?? '',
    ]),
    ...(optional ? [[null, messages.noReason] as [null, string]] : []),
  ];
  return (
    <fieldset className={classes.reasons} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{messages.reason}</legend>
      <div className={classes.choices}>
        {choices.map(([key, label]) => (
          <label key={key ?? 'none'}>
            <input
              type="radio"
              name={id}
              checked={value === key && (key !== null || optional)}
              onChange={() => onChange(key)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
