import { namesNobody, saysNothing } from '../cells/says-nothing.ts';
import type { ImportField, RowField } from '../fields.ts';
import type { TableRow } from '../table/grid.ts';

/** The columns of each field, those whose header says it best first. */
export type Columns = ReadonlyMap<ImportField, readonly number[]>;

/** What has been read of a row so far. */
export interface Read {
  values: Record<RowField, string>;
  written: Partial<Record<RowField, string>>;
  proposals: Partial<Record<RowField, string>>;
  ofTwo: boolean;
  spare: string[];
}

const names: ReadonlySet<ImportField> = new Set(['first_name', 'last_name', 'full_name', 'name']);

/** What a row says of a field, of each of its columns that say something. */
export const textsIn = (columns: Columns, field: ImportField, { cells }: TableRow): string[] =>
  (columns.get(field) ?? []).flatMap((column) => {
    const text = (cells[column] ?? '').trim();
    const isNothing = names.has(field)
      ? namesNobody(text, cells.toSpliced(column, 1))
      : saysNothing(text);
    return isNothing ? [] : [text];
  });

/** What a row notes beside what it is read for. */
export const putNote = (read: Read, ...remarks: string[]): void => {
  read.values.note = [read.values.note, ...remarks].filter((text) => text !== '').join(' · ');
};
