import { useId } from 'react';
import classes from './CheckboxField.module.css';

interface CheckboxFieldProps {
  label: string;
  /** What ticking it means. */
  description?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  error?: string | undefined;
  name?: string;
}

/** A yes or no. The whole line can be pressed. */
export const CheckboxField = ({
  label,
  description,
  value,
  onChange,
  error,
  name,
}: CheckboxFieldProps) => {
  const id = useId();
  const described = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.root}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-hint`} className={classes.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
};
