import { choiceNamed, type Choice } from '../cells/choices.ts';
import { nameBesideEmail, readEmailCell } from '../cells/emails.ts';
import {
  contactOf,
  orderOfHeader,
  orderOfNames,
  properCapitals,
  splitFullName,
  withoutCivility,
  type NameOrder,
} from '../cells/names.ts';
import { phoneWithin, readPhoneCell } from '../cells/phones.ts';
import { fieldsOfHeader } from '../columns/header-names.ts';
import type { ImportField, ImportKind, RowField } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Table, TableRow } from '../table/grid.ts';

export type RowFault = 'no-email' | 'malformed-email' | 'duplicate-email' | 'no-name';

/** What may be sent as it is, and should be looked at. */
export type RowDoubt = 'unknown-programme' | 'unknown-session' | 'same-person';

export interface ReadRow {
  /** Its place among the rows that were read. */
  key: number;
  sheet: string;
  line: number;
  values: Record<RowField, string>;
  /** As the file has it, where a value was put right. */
  written: Partial<Record<RowField, string>>;
  /** What a value that is not sound may have meant. */
  proposals: Partial<Record<RowField, string>>;
  programme: number | null;
  session: number | null;
}

export interface ReadingChoices {
  programmes: readonly Choice[];
  sessions: readonly Choice[];
  /** What people have said that a text of the file means, by its folded form. */
  saidProgrammes?: Readonly<Record<string, number | null>>;
  saidSessions?: Readonly<Record<string, number | null>>;
  /** Names stay as the file writes them. */
  namesAsWritten?: boolean;
}

/** Looks each text up once: many rows say the same. */
export const finder = (
  choices: readonly Choice[],
  said: Readonly<Record<string, number | null>> = {},
): ((text: string) => number | null) => {
  const found = new Map<string, number | null>();
  return (text) => {
    const key = fold(text);
    if (key === '') return null;
    const told = said[key];
    if (told !== undefined) return told;
    const known = found.get(key);
    if (known !== undefined) return known;
    const id = choiceNamed(text, choices)?.id ?? null;
    found.set(key, id);
    return id;
  };
};

const isBirthName = (header: string): boolean =>
  /\b(?:naissance|jeune fille|patronym\w*)\b/.test(fold(header));

type Columns = ReadonlyMap<ImportField, readonly number[]>;

/** The columns of each field, those whose header says it best first. */
const columnsOf = (
  kind: ImportKind,
  header: readonly string[],
  fields: readonly (ImportField | null)[],
): Columns => {
  const columns = new Map<ImportField, { column: number; score: number }[]>();
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    const told = fieldsOfHeader(kind, header[column] ?? '').find((one) => one.field === field);
    // The name that somebody uses comes before that of birth.
    const isOfBirth = field === 'last_name' && isBirthName(header[column] ?? '');
    const score = (told?.score ?? 0) - (isOfBirth ? 1 : 0);
    columns.set(field, [...(columns.get(field) ?? []), { column, score }]);
  }
  return new Map(
    [...columns].map(([field, list]) => [
      field,
      list.toSorted((one, other) => other.score - one.score).map(({ column }) => column),
    ]),
  );
};

export const oneLine = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

interface Read {
  values: Record<RowField, string>;
  written: Partial<Record<RowField, string>>;
  proposals: Partial<Record<RowField, string>>;
}

const textsIn = (columns: Columns, field: ImportField, { cells }: TableRow): string[] =>
  (columns.get(field) ?? [])
    .map((column) => (cells[column] ?? '').trim())
    .filter((text) => text !== '');

const readEmail = (texts: readonly string[], read: Read): void => {
  const cells = texts.map((text) => readEmailCell(text));
  const best =
    cells.find(
      ({ value, proposal }) => value !== '' && proposal === undefined && value.includes('@'),
    ) ??
    cells.find(({ proposal }) => proposal !== undefined) ??
    cells.find(({ value }) => value !== '');
  read.values.email = best?.value ?? '';
  if (best?.proposal !== undefined) read.proposals.email = best.proposal;
};

const readPhone = (texts: readonly string[], read: Read): void => {
  const numbers = texts.map(readPhoneCell).filter((number) => number !== '');
  read.values.phone =
    numbers.find((number) => /^(?:0\d(?: \d\d){4}|\+\d{8,15})$/.test(number)) ?? numbers[0] ?? '';
};

const putName = (read: Read, field: RowField, text: string, asWritten: boolean): void => {
  const value = asWritten ? oneLine(text) : properCapitals(text);
  read.values[field] = value;
  if (value !== oneLine(text)) read.written[field] = oneLine(text);
};

interface Names {
  order: NameOrder;
  asWritten: boolean;
}

const readNames = (
  kind: ImportKind,
  columns: Columns,
  row: TableRow,
  read: Read,
  { order, asWritten }: Names,
): void => {
  const [told = ''] = textsIn(columns, 'full_name', row);
  const unnamed = !['full_name', 'first_name', 'last_name'].some((field) =>
    columns.has(field as ImportField),
  );
  // A list of addressees has its names beside the addresses.
  const full = unnamed ? nameBesideEmail(textsIn(columns, 'email', row)[0] ?? '') : told;
  const last = withoutCivility(textsIn(columns, 'last_name', row)[0] ?? '');
  const first = withoutCivility(textsIn(columns, 'first_name', row)[0] ?? '');
  if (kind === 'companies') {
    const [written = ''] = textsIn(columns, 'contact', row);
    const contact = contactOf(written, order);
    const person = contact || [first, last].filter((name) => name !== '').join(' ');
    if (person !== '') putName(read, 'contact', person, asWritten);
    return;
  }
  const split = full === '' ? { first: '', last: '' } : splitFullName(full, order);
  if (first || split.first) putName(read, 'first_name', first || split.first, asWritten);
  if (last || split.last) putName(read, 'last_name', last || split.last, asWritten);
};

const plain: readonly RowField[] = [
  'name',
  'programme',
  'session',
  'source',
  'referent',
  'contact_role',
  'sectors',
  'town',
];

const readPlain = (columns: Columns, row: TableRow, read: Read): void => {
  for (const field of plain) {
    const [text] = textsIn(columns, field, row);
    if (text !== undefined) read.values[field] = oneLine(text);
  }
  read.values.note = textsIn(columns, 'note', row).join(' · ');
  read.values.siret = (textsIn(columns, 'siret', row)[0] ?? '').replaceAll(/[\s\u00A0.]/g, '');
};

const blank = (): Record<RowField, string> => ({
  first_name: '',
  last_name: '',
  name: '',
  email: '',
  phone: '',
  programme: '',
  session: '',
  town: '',
  source: '',
  note: '',
  referent: '',
  contact: '',
  contact_role: '',
  siret: '',
  sectors: '',
});

/** The full names of a table are written in one order, which their header or the most of them tell. */
const orderOf = (columns: Columns, { header, rows }: Table): NameOrder => {
  const column = (columns.get('full_name') ?? columns.get('contact'))?.[0] ?? -1;
  return (
    orderOfHeader(header[column] ?? '') ??
    orderOfNames(rows.slice(0, 500).map(({ cells }) => cells[column] ?? ''))
  );
};

/** The rows of a table by the fields that its columns were given, each value cleaned. */
export const readRows = (
  kind: ImportKind,
  table: Table,
  fields: readonly (ImportField | null)[],
  choices: ReadingChoices,
): ReadRow[] => {
  const columns = columnsOf(kind, table.header, fields);
  const programmeOf = finder(choices.programmes, choices.saidProgrammes);
  const sessionOf = finder(choices.sessions, choices.saidSessions);
  const names = { order: orderOf(columns, table), asWritten: choices.namesAsWritten === true };
  const linked = columns.get('email') ?? [];
  return table.rows.map((row, key) => {
    const read: Read = { values: blank(), written: {}, proposals: {} };
    readEmail(
      linked.map((column) => row.cells[column] ?? ''),
      read,
    );
    readPhone(textsIn(columns, 'phone', row), read);
    read.values.phone ||= phoneWithin(textsIn(columns, 'email', row).join(' ; '));
    readNames(kind, columns, row, read, names);
    readPlain(columns, row, read);
    const { values } = read;
    // What a class is called stands above its people, or on its sheet.
    values.programme ||= row.section;
    if (values.programme === '' && table.sheets.length > 1 && programmeOf(row.sheet) !== null)
      values.programme = row.sheet;
    return {
      key,
      sheet: row.sheet,
      line: row.line,
      ...read,
      programme: programmeOf(values.programme),
      session:
        sessionOf(values.session) ?? (values.session === '' ? sessionOf(values.programme) : null),
    };
  });
};
