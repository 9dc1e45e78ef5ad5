import { readEmailCell } from '../cells/emails.ts';
import { readPhoneCell } from '../cells/phones.ts';
import { oneLine } from '../fold.ts';
import { rowFields, type ImportKind, type RowField } from '../fields.ts';
import type { ReadRow } from './read-rows.ts';

/** A value that somebody typed into a row, cleaned as those of the file are. */
export const withValue = (row: ReadRow, field: RowField, typed: string): ReadRow => {
  const { [field]: _proposal, ...proposals } = row.proposals;
  const { [field]: _written, ...written } = row.written;
  const text = oneLine(typed);
  const values = { ...row.values, [field]: text };
  if (field === 'phone') values.phone = readPhoneCell(text);
  if (field !== 'email') return { ...row, values, written, proposals };
  const { value, proposal } = readEmailCell(text);
  values.email = value;
  return {
    ...row,
    values,
    written,
    proposals: proposal === undefined ? proposals : { ...proposals, email: proposal },
  };
};

/** What a row has to say: shown even where no row says it, to be written. */
const needed: Readonly<Record<ImportKind, readonly RowField[]>> = {
  candidates: ['first_name', 'last_name', 'email'],
  companies: ['name', 'email'],
};

/** The fields in which at least one row says something, and those that each has to say. */
export const usedFields = (kind: ImportKind, rows: readonly ReadRow[]): RowField[] =>
  rowFields[kind].filter(
    (field) => needed[kind].includes(field) || rows.some(({ values }) => values[field] !== ''),
  );
