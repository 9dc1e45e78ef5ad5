import { candidateImportRow, companyImportRow } from '@tandem/contract/invitations/imports';
import type { ImportKind, RowField } from '@tandem/domain/invitations/import/fields';
import { completeRows, type Repeat } from '@tandem/domain/invitations/import/rows/complete-rows';
import { judgeRows, type Judgement } from '@tandem/domain/invitations/import/rows/judge-rows';
import type { ReadRow } from '@tandem/domain/invitations/import/rows/read-rows';

export interface CheckedRow extends ReadRow, Omit<Judgement, 'repeats'> {
  /** The row above that is of the same person, and what this one would add to it. */
  repeat: Repeat | null;
  /** What the server would not take, by field, in its own sentences. */
  refusals: Partial<Record<RowField, string>>;
}

/** The shape of one row of the call that sends it. */
const shapes = { candidates: candidateImportRow, companies: companyImportRow };

const refusalsOf = (kind: ImportKind, { key, line, values }: ReadRow): CheckedRow['refusals'] => {
  const { error } = shapes[kind].safeParse({
    ...values,
    position: key,
    line,
    session: null,
    formation: null,
  });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).toReversed(),
  );
};

type Judged = ReadonlyMap<ReadRow, CheckedRow['refusals']>;

interface Checking {
  isLeftOut: (row: ReadRow) => boolean;
  /** Of rows that repeat another: whether that is filled from them. */
  said: Parameters<typeof completeRows>[3]['said'];
  isTyped: Parameters<typeof completeRows>[3]['isTyped'];
  taken: Parameters<typeof judgeRows>[3];
  /** The row with what fills it, of the same identity while neither changes. */
  keep: (first: ReadRow, filled: ReadRow) => ReadRow;
}

/** Rows with everything that is wrong with each; `judged` holds what was found of rows that have not changed. */
export const checkRows = (
  kind: ImportKind,
  rows: readonly ReadRow[],
  { isLeftOut, said, isTyped, taken, keep }: Checking,
  judgedOf: (rows: readonly ReadRow[]) => Judged,
): CheckedRow[] => {
  const judgements = judgeRows(kind, rows, isLeftOut, taken);
  const { completed, repeats } = completeRows(kind, rows, judgements, { said, isTyped, isLeftOut });
  const whole = rows.map((row) => {
    const filled = completed.get(row.key);
    return filled ? keep(row, filled) : row;
  });
  const last = completed.size > 0 ? judgeRows(kind, whole, isLeftOut, taken) : judgements;
  const judged = judgedOf(whole);
  return whole.map((row, index) => {
    const { faults, doubts } = last[index] ?? { faults: [], doubts: [] };
    const refusals = faults.length > 0 ? {} : (judged.get(row) ?? refusalsOf(kind, row));
    return Object.assign({}, row, {
      faults,
      doubts,
      refusals,
      repeat: repeats.get(row.key) ?? null,
    });
  });
};
