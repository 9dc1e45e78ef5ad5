import { fieldsOfHeader } from '../columns/header-names.ts';
import { isOfTutor } from '../columns/whose.ts';
import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Table } from '../table/grid.ts';
import type { Columns } from './read-cells.ts';

const isBirthName = (header: string): boolean =>
  /\b(?:naissance|etat civil|jeune fille|patronym\w*|pat)\b/.test(
    fold(header.replaceAll(/\(.*?\)/g, '')),
  );

/** « Nom marital » beside « Nom »: what somebody goes by, where there is one. */
const isUsedName = (header: string): boolean =>
  /\b(?:usage|usuel|marital|epouse|marie|preferred)\b/.test(fold(header));

/** The columns of each field, those whose header says it best first. */
export const columnsOf = (
  kind: ImportKind,
  { header, hiddenColumns }: Table,
  fields: readonly (ImportField | null)[],
): Columns => {
  const columns = new Map<ImportField, { column: number; score: number }[]>();
  // Who looks after an apprentice is written to where they are whom the list names.
  const isTutors = fields.some(
    (field, column) => field === 'contact' && isOfTutor(header[column] ?? ''),
  );
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    const told = fieldsOfHeader(kind, header[column] ?? '').find((one) => one.field === field);
    // The name that somebody uses comes before that of birth.
    const isOfBirth = field === 'last_name' && isBirthName(header[column] ?? '');
    const isAside = kind === 'companies' && !isTutors && isOfTutor(header[column] ?? '');
    // What somebody has hidden comes after what is seen.
    const isHidden = hiddenColumns.includes(column);
    const isName = field === 'last_name' || field === 'first_name';
    const isUsed = isName && isUsedName(header[column] ?? '');
    const score =
      (told?.score ?? 0) +
      (isUsed ? 1 : 0) -
      (isOfBirth ? 1 : 0) -
      (isAside ? 0.5 : 0) -
      (isHidden ? 0.5 : 0);
    columns.set(field, [...(columns.get(field) ?? []), { column, score }]);
  }
  return new Map(
    [...columns].map(([field, list]) => [
      field,
      list.toSorted((one, other) => other.score - one.score).map(({ column }) => column),
    ]),
  );
};
