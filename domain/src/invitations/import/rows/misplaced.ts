import { cellKind, type CellKind } from '../columns/cell-kinds.ts';
import type { ImportField, RowField } from '../fields.ts';
import { fold } from '../fold.ts';
import type { TableRow } from '../table/grid.ts';
import type { Columns } from './read-cells.ts';

const kindOf = (text: string): CellKind | null =>
  text.trim() === '' || text.length > 120 ? null : cellKind(text.trim());

/** An address or a number, and nothing beside it. */
const isBare = (kind: 'email' | 'phone', text: string): boolean =>
  kindOf(text) === kind && !/\s\p{L}{2}/u.test(text.trim());

/** Where nothing but words stands. */
const ofWords: readonly ImportField[] = [
  'contact',
  'town',
  'programme',
  'session',
  'source',
  'referent',
];

/**
 * A row whose address stands below the title of numbers, or whose number stands below that of towns, as it was typed or pasted
 * one column aside: both cells exchanged. Null of any other row.
 */
export const putInPlace = (columns: Columns, row: TableRow): TableRow | null => {
  const cells = [...row.cells];
  let isMoved = false;
  for (const [field, beside] of [
    ['email', 'phone'],
    ['phone', 'email'],
  ] as const) {
    const own = columns.get(field) ?? [];
    const [first] = own;
    if (first === undefined || own.some((at) => kindOf(cells[at] ?? '') === field)) continue;
    const wrong = [beside, ...ofWords]
      .flatMap((other) => columns.get(other) ?? [])
      .find((at) => isBare(field, cells[at] ?? ''));
    // A mistyped address is not given away, and a number below « Mail » with no other is read where it stands.
    const isLost = (cells[first] ?? '').includes('@');
    const isRead =
      field === 'phone' &&
      (cells[first] ?? '').trim() === '' &&
      wrong !== undefined &&
      columns.get('email')?.includes(wrong) === true;
    if (wrong === undefined || isLost || isRead) continue;
    [cells[first], cells[wrong]] = [cells[wrong] ?? '', cells[first] ?? ''];
    isMoved = true;
  }
  return isMoved ? { ...row, cells } : null;
};

/** « Mail contact secondaire », « Tél 2 (adjoint) »: of another than whom the row names first. */
const ofAnother = /\b(?:secondaire|suppleante?|adjointe?|second contact|autre contact|contact 2)\b/;

/** Whether an address or a number is that of another contact, as the first has none. */
export const standsIn = (
  columns: Columns,
  header: readonly string[],
  { cells }: TableRow,
  values: Readonly<Record<RowField, string>>,
): boolean =>
  (['email', 'phone'] as const).some((field) => {
    const own = columns.get(field) ?? [];
    if (values[field] === '' || own.length < 2) return false;
    const from = own.find((column) => (cells[column] ?? '').trim() !== '');
    return from !== undefined && ofAnother.test(fold(header[from] ?? ''));
  });
