import { useMemo, useState } from 'react';
import { isSameValue } from './same-value.ts';

interface State<Values> {
  values: Values;
  /** What the values are held against: those that nothing would be lost of. */
  clean: Values;
  errors: Readonly<Record<string, string>>;
}

/** The values of a form, whether they are others than those that it began with, and what is wrong with which. */
export const useFormValues = <Values extends Record<string, unknown>>(initial: Values) => {
  const [{ values, clean, errors }, setState] = useState<State<Values>>({
    values: initial,
    clean: initial,
    errors: {},
  });
  return {
    values,
    errors,
    dirty: useMemo(() => !isSameValue(values, clean), [values, clean]),
    setErrors: (found: Readonly<Record<string, string>>) =>
      setState((before) => ({ ...before, errors: found })),
    /** What was wrong with these fields is wrong no more; the errors of others stay. */
    change: (given: Partial<Values>) =>
      setState((before) => ({
        ...before,
        values: { ...before.values, ...given },
        errors: Object.fromEntries(
          Object.entries(before.errors).filter(([name]) => !Object.hasOwn(given, name)),
        ),
      })),
    markClean: (sent: Values) => setState((before) => ({ ...before, clean: sent })),
    begin: (anew: Values) => setState({ values: anew, clean: anew, errors: {} }),
  };
};
