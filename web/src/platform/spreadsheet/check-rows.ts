import { candidateImportRow, companyImportRow } from '@tandem/contract/invitations/imports';
import type { ImportKind, RowField } from '@tandem/domain/invitations/import/fields';
import { judgeRows, type Judgement } from '@tandem/domain/invitations/import/rows/judge-rows';
import type { ReadRow } from '@tandem/domain/invitations/import/rows/read-rows';

export interface CheckedRow extends ReadRow, Judgement {
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

/** Rows with everything that is wrong with each; `judged` holds what was found of rows that have not changed. */
export const checkRows = (
  kind: ImportKind,
  rows: readonly ReadRow[],
  isLeftOut: (row: ReadRow) => boolean,
  judged: ReadonlyMap<ReadRow, CheckedRow['refusals']> = new Map(),
  taken: Parameters<typeof judgeRows>[3] = {},
): CheckedRow[] => {
  const judgements = judgeRows(kind, rows, isLeftOut, taken);
  return rows.map((row, index) => {
    const judgement = judgements[index] ?? { faults: [], doubts: [] };
    const refusals = judgement.faults.length > 0 ? {} : (judged.get(row) ?? refusalsOf(kind, row));
    return Object.assign({}, row, judgement, { refusals });
  });
};
