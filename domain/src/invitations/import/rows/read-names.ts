import { isFullNameLike } from '../columns/cell-kinds.ts';
import { nameBesideEmail, readEmailCell } from '../cells/emails.ts';
import { companyAndContact, companyBesideEmail } from '../cells/company-and-contact.ts';
import { nameAndRemark } from '../cells/name-remarks.ts';
import { withoutPhones } from '../cells/phones.ts';
import { contactBesideEmail, nameAndRole } from '../cells/contact-roles.ts';
import {
  contactOf,
  firstOfTwo,
  isOffice,
  isOfTwo,
  properCapitals,
  splitFullName,
  withoutBirthName,
  withoutCivility,
  type NameOrder,
} from '../cells/name-cells.ts';
import { orderByInitial, orderOfHeader, orderOfNames } from '../cells/name-order.ts';
import type { ImportField, ImportKind, RowField } from '../fields.ts';
import { oneLine } from '../fold.ts';
import type { Table, TableRow } from '../table/grid.ts';
import { putNote, textsIn, type Columns, type Read } from './read-cells.ts';

const putName = (read: Read, field: RowField, text: string, asWritten: boolean): void => {
  const value = asWritten ? oneLine(text) : properCapitals(text);
  read.values[field] = value;
  if (value !== oneLine(text)) read.written[field] = oneLine(text);
};

interface Names {
  order: NameOrder;
  asWritten: boolean;
  header: readonly string[];
}

/** A company and its contact that stand in one cell. */
const companyIn = (columns: Columns, row: TableRow, header: readonly string[]) => {
  const [column = -1] = columns.get('name') ?? [];
  return companyAndContact(oneLine(row.cells[column] ?? ''), header[column] ?? '');
};

/** « Paul Roc (gérant) ⏎ Anne Lis (comptable) »: the lines of a cell that name somebody each; else the cell. */
const peopleIn = (cell: string): string[] => {
  const lines = cell.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isPerson = (line: string): boolean => nameAndRole(line) !== null || isFullNameLike(line);
  return lines.length > 1 && lines.every(isPerson) ? lines.map(oneLine) : [cell];
};

/** Who a row is about, or whom to ask for at a company. */
export const readNames = (
  kind: ImportKind,
  columns: Columns,
  row: TableRow,
  read: Read,
  { order, asWritten, header }: Names,
): void => {
  const [column = ''] = textsIn(columns, 'full_name', row);
  const unnamed = !['full_name', 'first_name', 'last_name'].some((field) =>
    columns.has(field as ImportField),
  );
  // A list of addressees has its names beside the addresses.
  const full = unnamed ? nameBesideEmail(textsIn(columns, 'email', row)[0] ?? '') : column;
  const half = (field: 'first_name' | 'last_name') =>
    nameAndRemark(textsIn(columns, field, row)[0] ?? '', 1);
  const halves = { first: half('first_name'), last: half('last_name') };
  const last = withoutBirthName(withoutCivility(halves.last.name));
  const first = withoutCivility(halves.first.name);
  if (kind === 'companies') {
    const [address = ''] = textsIn(columns, 'email', row);
    const beside = columns.has('name') || !unnamed ? '' : companyBesideEmail(address);
    read.values.name ||= beside;
    const apart = columns.has('contact') || !unnamed ? null : companyIn(columns, row, header);
    if (apart) read.values.name = apart.name;
    const [one = '', ...others] = peopleIn(
      textsIn(columns, 'contact', row)[0] ?? apart?.contact ?? '',
    );
    putNote(read, ...others);
    const written = withoutPhones(one);
    const told =
      unnamed && !columns.has('contact') && beside === ''
        ? contactBesideEmail(address)
        : nameAndRole(written);
    if (told) read.values.contact_role ||= oneLine(told.role);
    const who = told?.name ?? written;
    const contact = contactOf(who, orderByInitial(who, address) ?? order);
    const person = contact || [first, last].filter((name) => name !== '').join(' ');
    // A sole trader is registered under their own name.
    if (read.values.siret !== '' && columns.has('name'))
      read.values.name ||= properCapitals(person);
    if (person !== '') putName(read, 'contact', person, asWritten || isOffice(person));
    return;
  }
  read.ofTwo = isOfTwo(first) || (first === '' && isOfTwo(full));
  const whole = nameAndRemark(full, 2);
  putNote(read, whole.remark, halves.last.remark, halves.first.remark);
  const split =
    full === ''
      ? { first: '', last: '' }
      : splitFullName(
          firstOfTwo(whole.name),
          orderByInitial(whole.name, read.values.email) ?? order,
          read.values.email,
        );
  // « Léa, Marie, Rose » goes by the first.
  const used = (first.split(',')[0] ?? '').trim() || split.first;
  if (used) putName(read, 'first_name', used, asWritten);
  if (last || split.last) putName(read, 'last_name', last || split.last, asWritten);
};

const addressOf = (cell: string): string => readEmailCell(cell).value;

/** The full names of a table are written in one order, which their header or the most of them tell. */
export const orderOf = (columns: Columns, { header, rows }: Table): NameOrder => {
  const column = (columns.get('full_name') ?? columns.get('contact'))?.[0] ?? -1;
  const emails = rows
    .slice(0, 500)
    .map(({ cells }) => cells[columns.get('email')?.[0] ?? -1] ?? '');
  const names =
    column < 0
      ? emails.map(nameBesideEmail)
      : rows
          .slice(0, 500)
          .map(({ cells }) => withoutPhones(cells[column] ?? ''))
          .map((cell) => nameAndRole(cell)?.name ?? cell);
  return orderOfNames(names, emails.map(addressOf), orderOfHeader(header[column] ?? ''));
};
