import { cellKind, type CellKind } from '../columns/cell-kinds.ts';
import type { RowField } from '../fields.ts';

const noTown: ReadonlySet<CellKind> = new Set([
  'email',
  'phone',
  'siret',
  'date',
  'number',
  'session',
  'civility',
  'answer',
  'level',
  'programme',
]);

const longestTown = 80;
const longestName = 60;

/** « 0612345678 », « Oui », « BTS MCO » below « Ville »: where nobody lives. */
export const isOddTown = (town: string): boolean =>
  town !== '' && (town.length > longestTown || noTown.has(cellKind(town)));

/** An address, a number or a sum where a person or what they do is told. */
export const isOddContact = (text: string): boolean =>
  text !== '' && (/@|\d{4}/.test(text) || !/\p{L}/u.test(text));

/** Names have no digits and no address; a company has, and is called by more than a number. */
export const isOddName = ({
  first_name: first,
  last_name: last,
  name,
}: Readonly<Pick<Record<RowField, string>, 'first_name' | 'last_name' | 'name'>>): boolean =>
  [first, last].some((text) => /[@\d]/.test(text) || text.length > longestName) ||
  /\S@\S+\.\w/.test(name) ||
  (name !== '' && !/\p{L}/u.test(name) && !/^\d{1,4}$/.test(name));
