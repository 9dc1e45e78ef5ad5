import { useId, type ComponentProps } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';

interface KnownWordFieldProps extends ComponentProps<typeof TextField> {
  /** What somebody has already: offered as one types. */
  known: readonly string[];
}

export const KnownWordField = ({ known, ...field }: KnownWordFieldProps) => {
  const list = useId();
  return (
    <>
      <TextField {...field} autoComplete="off" list={list} />
      <datalist id={list}>
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  );
};
