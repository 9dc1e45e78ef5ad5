import { cellKind } from '../columns/cell-kinds.ts';
import { isSomebodyElses } from '../columns/whose.ts';
import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import type { TableRow } from '../table/grid.ts';

/** What registers and accounts number looks like a telephone's. */
const ofRegisters =
  /\b(?:siret|siren|n|no|num|numero|code|id|identifiant|ref|reference|ine|iban|rib|naf|ape|dossier|securite|nir|tva|record|order|respondent)\b/;

/** The columns that are not taken and said to be nobody else's. */
export const unreadColumns = (
  kind: ImportKind,
  header: readonly string[],
  fields: readonly (ImportField | null)[],
): number[] =>
  [...header.keys()].filter((column) => {
    const title = header[column] ?? '';
    return !fields[column] && !isSomebodyElses(kind, title) && !ofRegisters.test(fold(title));
  });

/** Whether one of these holds a telephone number and nothing else. */
export const hasUnreadNumber = (columns: readonly number[], { cells }: TableRow): boolean =>
  columns.some((column) => {
    const text = (cells[column] ?? '').trim();
    return (
      text.length >= 9 && text.length <= 24 && /^[+(\d]/.test(text) && cellKind(text) === 'phone'
    );
  });
