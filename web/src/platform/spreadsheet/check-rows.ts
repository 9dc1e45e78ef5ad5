import { invitationCalls } from '@tandem/contract/invitations';
import {
  candidateImport,
  companyImport,
  readImportRows,
  type CandidateField,
  type CompanyField,
  type ImportForm,
  type ImportRow,
  type SheetRows,
} from '@tandem/domain/invitations/import-rows';

export type ImportKind = 'candidates' | 'companies';

export interface ImportFields {
  candidates: CandidateField;
  companies: CompanyField;
}

export interface CheckedRow<Field extends string = string> extends ImportRow<Field> {
  /** What the server would not take, by field, in its own sentences. */
  refusals: Partial<Record<Field, string>>;
}

const forms: { [Kind in ImportKind]: ImportForm<ImportFields[Kind]> } = {
  candidates: candidateImport,
  companies: companyImport,
};

/** The shape of one row of the call that sends it. */
const shapes = {
  candidates: invitationCalls['POST /temp-applicants/'].body.element,
  companies: invitationCalls['POST /temp-companies/'].body.element,
};

const refusalsOf = (kind: ImportKind, row: ImportRow<string>): Record<string, string> => {
  if (row.faults.length > 0) return {};
  const { error } = shapes[kind].safeParse(row.values);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).toReversed(),
  );
};

/** The rows of a file with everything that is wrong with each. */
export const checkRows = <Kind extends ImportKind>(
  kind: Kind,
  rows: SheetRows,
): CheckedRow<ImportFields[Kind]>[] =>
  readImportRows<ImportFields[Kind]>(forms[kind], rows).map((row) =>
    Object.assign(row, {
      refusals: refusalsOf(kind, row) as CheckedRow<ImportFields[Kind]>['refusals'],
    }),
  );
