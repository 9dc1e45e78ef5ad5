import { saysNothing } from '../cells/says-nothing.ts';
import { placeAndRemark, townOf, townWithin } from '../cells/towns.ts';
import { oneLine } from '../fold.ts';
import type { TableRow } from '../table/grid.ts';
import { putNote, textsIn, type Columns, type Read } from './read-cells.ts';

const code = /^\d{5}$/;

/**
 * The columns of postcodes that a spreadsheet has taken for numbers: « 1000 » stands for 01000 where none has kept its 0;
 * beside one that has, it is a code of Belgium.
 */
export const shortenedCodes = (columns: Columns, rows: readonly TableRow[]): ReadonlySet<number> =>
  new Set(
    (columns.get('town') ?? []).filter((column) => {
      const texts = rows.map(({ cells }) => (cells[column] ?? '').trim());
      return texts.every((text) => text === '' || /^[1-9]\d{3,4}$/.test(text));
    }),
  );

/** The column nearest to another; of two as near, the one before it, as a code stands before its town. */
const nearestTo = (at: number, columns: readonly number[]): number | undefined =>
  columns.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other)[0];

/** Where somebody of a row lives: the town with its code, also from two columns beside each other. */
export const readTown = (
  columns: Columns,
  row: TableRow,
  shortened: ReadonlySet<number>,
  read: Read,
): void => {
  const told = (columns.get('town') ?? []).flatMap((column) => {
    const text = (row.cells[column] ?? '').trim();
    if (saysNothing(text)) return [];
    const { place, remark } = placeAndRemark(text);
    putNote(read, remark);
    const whole = shortened.has(column) && /^\d{4}$/.test(place) ? `0${place}` : place;
    const town = townOf(whole);
    return town === '' ? [] : [{ column, town }];
  });
  const named = told.filter(({ town }) => /\p{L}/u.test(town));
  const codes = told.filter(({ town }) => code.test(town));
  const [best] = named;
  const at =
    best &&
    nearestTo(
      best.column,
      codes.map(({ column }) => column),
    );
  const isOwn =
    best !== undefined &&
    at !== undefined &&
    nearestTo(
      at,
      named.map(({ column }) => column),
    ) === best.column &&
    !/\d{5}/.test(best.town);
  const its = isOwn ? codes.find(({ column }) => column === at)?.town : undefined;
  read.values.town =
    (its !== undefined && best !== undefined
      ? `${its} ${oneLine(best.town.replace(/\s*\((?:2[AB]|\d{2,3})\)$/i, ''))}`
      : (best?.town ?? told[0]?.town)) ??
    [...textsIn(columns, 'email', row), ...textsIn(columns, 'name', row)]
      .map(townWithin)
      .find((town) => town !== '') ??
    '';
};
