import { rowFields, type ImportKind, type RowField } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Judgement } from './judge-rows.ts';
import type { ReadRow } from './read-rows.ts';

/** What a row says whose address an earlier row has already. */
export interface Repeat {
  /** The earlier row, which is the one that is sent. */
  key: number;
  line: number;
  /** What this row says, and the earlier one does not. */
  fills: readonly RowField[];
  /** What each says otherwise: the earlier row's stands. */
  differs: readonly { field: RowField; first: string; second: string }[];
  /** Whether the earlier row is filled from this one. */
  completes: boolean;
}

const saysTheSame = (field: RowField, first: ReadRow, second: ReadRow): boolean => {
  const [one, other] = [first.values[field], second.values[field]];
  if (fold(one) === fold(other)) return true;
  if (field === 'phone')
    return one.replaceAll(/\D/g, '').slice(-9) === other.replaceAll(/\D/g, '').slice(-9);
  if (field === 'programme' || field === 'session')
    return first[field] !== null && first[field] === second[field];
  return field === 'note' && fold(one).includes(fold(other));
};

/** A note goes behind the other; nothing else is said twice. */
const filled = (first: ReadRow, second: ReadRow, fills: readonly RowField[]): ReadRow => {
  const values = { ...first.values };
  for (const field of fills)
    values[field] =
      field === 'note' && values.note !== ''
        ? `${values.note} · ${second.values.note}`
        : second.values[field];
  return {
    ...first,
    values,
    programme: fills.includes('programme') ? second.programme : first.programme,
    session: fills.includes('session') ? second.session : first.session,
  };
};

interface Completing {
  /** Of rows that repeat another, by key: whether somebody wants the other filled from them. */
  said: ReadonlyMap<number, boolean>;
  /** A cell that somebody has written in is left as it is. */
  isTyped: (row: ReadRow, field: RowField) => boolean;
  isLeftOut: (row: ReadRow) => boolean;
}

/**
 * Rows whose empty cells are filled from later rows of the same person. Unless somebody says otherwise, that is done where the two
 * disagree in nothing.
 */
export const completeRows = (
  kind: ImportKind,
  rows: readonly ReadRow[],
  judgements: readonly Judgement[],
  { said, isTyped, isLeftOut }: Completing,
): { completed: ReadonlyMap<number, ReadRow>; repeats: ReadonlyMap<number, Repeat> } => {
  const completed = new Map<number, ReadRow>();
  const repeats = new Map<number, Repeat>();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const [index, row] of rows.entries()) {
    const key = judgements[index]?.repeats ?? null;
    const first = key === null ? undefined : (completed.get(key) ?? byKey.get(key));
    if (key === null || !first) continue;
    const told = rowFields[kind].filter(
      (field) => field !== 'email' && row.values[field] !== '' && !saysTheSame(field, first, row),
    );
    const fills = told.filter(
      (field) => (first.values[field] === '' || field === 'note') && !isTyped(first, field),
    );
    const differs = told
      .filter((field) => first.values[field] !== '' && field !== 'note')
      .map((field) => ({ field, first: first.values[field], second: row.values[field] }));
    const isPlain = differs.length === 0 && !row.isGone && !row.isRelative;
    const completes = !isLeftOut(row) && fills.length > 0 && (said.get(row.key) ?? isPlain);
    if (completes) completed.set(key, filled(first, row, fills));
    repeats.set(row.key, { key, line: first.line, fills, differs, completes });
  }
  return { completed, repeats };
};
