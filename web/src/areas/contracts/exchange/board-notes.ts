import {
  apprenticeColumns,
  lackingColumns,
  type ApprenticeRow,
} from '@tandem/domain/contracts/apprentices/apprentice-columns';
import { boardMessages as messages } from './messages.ts';

/** What the first sheet says of the columns: how some are meant, what is asked for and lacks, what stays empty and why. */
export const boardNotes = (
  rows: readonly ApprenticeRow[],
  professional: number,
): (readonly [string, string])[] => [
  ...Object.values(messages.notes),
  ...(professional > 0 ? [[messages.professional, String(professional)] as const] : []),
  ...lackingColumns(rows).map(({ key, lines }) => messages.lacking(key, lines)),
  ...apprenticeColumns.flatMap(({ key, empty }) => (empty === null ? [] : [[key, empty] as const])),
];
