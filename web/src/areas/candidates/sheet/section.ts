import type { ReactNode } from 'react';
import type { FieldProps } from '../../../ui/forms/use-server-form.ts';
import type { SheetWords } from './messages.ts';
import type { SheetField, SheetValues } from './sheet-values.ts';

type Part = 'label' | 'input' | 'description' | 'error';

/** A field of the form, with the mark of what the resume has proposed. */
export type SheetFieldProps<Value> = FieldProps<Value> & {
  description?: ReactNode;
  /** In which order the parts of the field stand. */
  inputWrapperOrder: Part[];
};

/** What every section of the sheet is given. */
export interface SectionProps {
  words: SheetWords;
  values: SheetValues;
  field: <Name extends SheetField>(name: Name) => SheetFieldProps<SheetValues[Name]>;
  /** Sets other fields than the one that was changed. */
  choose: (values: Partial<SheetValues>) => void;
  proposed: ReadonlySet<SheetField>;
}
