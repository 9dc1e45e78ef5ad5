import { TextField } from '../../ui/fields/TextField.tsx';
import type { FieldProps } from '../../ui/forms/use-server-form.ts';

/** How many places a need offers. */
export const SeatsField = (field: FieldProps<string> & { label: string }) => (
  <TextField inputMode="numeric" maxLength={3} required {...field} />
);
