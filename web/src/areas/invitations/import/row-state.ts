import { importMessages as messages } from './messages.ts';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';

/** A phone number that cannot be read does not keep anyone from being invited by mail. */
const isPhoneOnly = ({ refusals }: CheckedRow): boolean =>
  Object.keys(refusals).every((field) => field === 'phone');

export const isSendable = (row: CheckedRow): boolean => row.faults.length === 0 && isPhoneOnly(row);

/** What a row is sent as. */
export const valuesOf = <Field extends string>({
  values,
  refusals,
}: CheckedRow<Field>): Record<Field, string> =>
  'phone' in refusals ? { ...values, phone: '' } : values;

interface RowState {
  variant: 'good' | 'warning' | 'bad';
  text: string;
}

/** How a row stands, in words. `titles` names the fields. */
export const stateOf = (row: CheckedRow, titles: ReadonlyMap<string, string>): RowState => {
  if (row.faults.length > 0)
    return {
      variant: 'bad',
      text: row.faults.map((fault) => messages.rowFaults[fault]).join(', '),
    };
  const refused = Object.entries(row.refusals);
  if (refused.length === 0) return { variant: 'good', text: messages.valid };
  if (isPhoneOnly(row)) return { variant: 'warning', text: messages.phoneFault };
  const [field, sentence] = refused.find(([name]) => name !== 'phone') ?? ['', ''];
  return { variant: 'bad', text: `${titles.get(field) ?? field}\u202f: ${sentence}` };
};
