import { saysRelative, saysWho } from '../cells/relatives.ts';
import { fold } from '../fold.ts';
import type { Table, TableRow } from '../table/grid.ts';

const labelled = /^(.+?)\s*[-–:]\s*(?:label|type|libell[ée])$/iu;
const valued = /^(.+?)\s*[-–:]\s*(?:value|valeur)$/iu;

const isOthers = (label: string): boolean => saysRelative(label) || /\bfax\b/.test(fold(label));

const fewestPairs = 2;
const looked = 300;

/** « Tel 1 | Qui ? | Tel 2 | Qui ? »: columns that say, row by row, whose the address or the number before them is. */
export const besideValues = ({
  header,
  rows,
}: Pick<Table, 'header' | 'rows'>): { value: number; label: number }[] => {
  const some = rows.slice(0, looked);
  const textsIn = (column: number): string[] =>
    some.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  const pairs = Array.from({ length: Math.max(0, header.length - 1) }, (_, value) => value).flatMap(
    (value) => {
      const labels = textsIn(value + 1);
      // That of the next value stands before it.
      const isNexts = labelled.test((header[value + 1] ?? '').trim());
      const isLabels = !isNexts && labels.length > 0 && labels.every(saysWho);
      const isValues = isLabels && textsIn(value).every((text) => /@|(?:\d\D?){8}/.test(text));
      return isValues ? [{ value, label: value + 1 }] : [];
    },
  );
  return pairs.length >= fewestPairs ? pairs : [];
};

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
  pairs.push(...besideValues({ header, rows }));
  if (pairs.length === 0) return rows;
  return rows.map((row) => {
    const others = pairs.filter(({ label }) => isOthers(row.cells[label] ?? ''));
    if (others.length === 0) return row;
    const cells = [...row.cells];
    for (const { value } of others) cells[value] = '';
    return { ...row, cells };
  });
};
