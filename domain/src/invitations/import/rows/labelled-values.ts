import { saysRelative } from '../cells/relatives.ts';
import { fold } from '../fold.ts';
import type { Table, TableRow } from '../table/grid.ts';

const labelled = /^(.+?)\s*[-–:]\s*(?:label|type|libell[ée])$/iu;
const valued = /^(.+?)\s*[-–:]\s*(?:value|valeur)$/iu;

const isOthers = (label: string): boolean => saysRelative(label) || /\bfax\b/.test(fold(label));

/** « Phone 1 - Label » with « Maman » beside « Phone 1 - Value »: address books tell row by row whose a number is. */
export const withoutOthers = ({
  header,
  rows,
}: Pick<Table, 'header' | 'rows'>): readonly TableRow[] => {
  const pairs = header.flatMap((title, value) => {
    const of = valued.exec(title.trim())?.[1];
    const label =
      of === undefined ? -1 : header.findIndex((other) => labelled.exec(other.trim())?.[1] === of);
    return label < 0 ? [] : [{ value, label }];
  });
  if (pairs.length === 0) return rows;
  return rows.map((row) => {
    const others = pairs.filter(({ label }) => isOthers(row.cells[label] ?? ''));
    if (others.length === 0) return row;
    const cells = [...row.cells];
    for (const { value } of others) cells[value] = '';
    return { ...row, cells };
  });
};
