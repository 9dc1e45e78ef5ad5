import { choiceNamed, type Choice } from '../cells/choices.ts';
import { nameAboveAddress } from '../cells/company-and-contact.ts';
import { phoneWithin, remarkOnNumber } from '../cells/phones.ts';
import type { ImportField, ImportKind, RowField } from '../fields.ts';
import { fold, oneLine } from '../fold.ts';
import { saysGone } from '../cells/gone.ts';
import { companyAndRemark } from '../cells/name-remarks.ts';
import { columnsOfRelatives, isRelativesName, saysRelative } from '../cells/relatives.ts';
import { nameAndSiret, nicColumnOf, siretOf, withNic } from '../cells/sirets.ts';
import type { Table, TableRow } from '../table/grid.ts';
import { columnsOf } from './columns-of.ts';
import { likeAbove } from './dittos.ts';
import { besideValues, withoutOthers } from './labelled-values.ts';
import { withNamesAbove } from './names-above.ts';
import { withoutNumbers } from './numbered-names.ts';
import { putInPlace, standsIn } from './misplaced.ts';
import { putNote, textsIn, type Columns, type Read } from './read-cells.ts';
import { orderOf, readNames } from './read-names.ts';
import { unreadColumns, hasUnreadNumber } from './unread-numbers.ts';
import { readTown, shortenedCodes } from './read-town.ts';
import { readEmail, readPhone } from './read-ways.ts';
import { readWish } from './read-wish.ts';

export type RowFault = 'no-email' | 'malformed-email' | 'duplicate-email' | 'no-name';

/** What may be sent as it is, and should be looked at. */
export type RowDoubt =
  | 'unknown-programme'
  | 'unknown-session'
  | 'same-person'
  | 'same-company'
  | 'two-people'
  | 'gone'
  | 'relative'
  | 'error'
  | 'odd-name'
  | 'odd-town'
  | 'odd-contact'
  | 'misplaced'
  | 'unread-number'
  | 'odd-siret';

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
  /** Whether its names are those of two people, of whom the first is taken. */
  ofTwo: boolean;
  /** Whether a column that is not taken, or the title above, says that somebody is no longer on the list. */
  isGone: boolean;
  /** Whether a column says that this is a parent of the candidate in another row. */
  isRelative: boolean;
  /** Whether an address or a number stood below another title than its own. */
  isMisplaced: boolean;
  /** Whether a column that is not taken holds a number, of whoever has none. */
  hasUnread: boolean;
  /** Whether one of the cells that are taken holds an error of the spreadsheet, such as #N/A. */
  hasError: boolean;
  /** Further addresses and numbers of it, which are not taken. */
  spare: readonly string[];
  programme: number | null;
  session: number | null;
}

export interface ReadingChoices {
  programmes: readonly Choice[];
  sessions: readonly Choice[];
  /** What people have said that a text of the file means, by its folded form. */
  saidProgrammes?: Readonly<Record<string, number | null>>;
  saidSessions?: Readonly<Record<string, number | null>>;
  /** Whoever has no address is taken as well. */
  withoutAddress?: boolean;
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
    const bare = text.replaceAll(/\s*\([^()]{0,80}\)/g, '').trim();
    const id = (choiceNamed(text, choices) ?? choiceNamed(bare, choices))?.id ?? null;
    found.set(key, id);
    return id;
  };
};

const plain: readonly RowField[] = [
  'name',
  'programme',
  'session',
  'source',
  'referent',
  'contact_role',
  'sectors',
];

const readPlain = (columns: Columns, row: TableRow, nic: number, read: Read): void => {
  for (const field of plain) {
    const [text] = textsIn(columns, field, row);
    if (text !== undefined)
      read.values[field] = oneLine(field === 'name' ? nameAboveAddress(text) : text);
  }
  putNote(
    read,
    ...textsIn(columns, 'note', row),
    ...textsIn(columns, 'phone', row).map(remarkOnNumber),
  );
  const siret = siretOf(textsIn(columns, 'siret', row)[0] ?? '');
  read.values.siret = withNic(siret, row.cells[nic] ?? '');
  const both = nameAndSiret(read.values.name);
  if (both) {
    read.values.name = both.name;
    read.values.siret ||= both.siret;
  }
  const { name, remark } = companyAndRemark(read.values.name);
  read.values.name = name;
  putNote(read, remark);
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

const asCompared = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

/** The rows of a table by the fields that its columns were given, each value cleaned. */
export const readRows = (
  kind: ImportKind,
  table: Table,
  fields: readonly (ImportField | null)[],
  choices: ReadingChoices,
): ReadRow[] => {
  const columns = columnsOf(kind, table, fields);
  const programmeOf = finder(choices.programmes, choices.saidProgrammes);
  const sessionOf = finder(choices.sessions, choices.saidSessions);
  const names = {
    order: orderOf(columns, table),
    asWritten: choices.namesAsWritten === true,
    header: table.header,
  };
  const nic = nicColumnOf(table.header);
  const unread = unreadColumns(kind, table.header, fields);
  const shortened = shortenedCodes(columns, table.rows);
  const labels = new Set(besideValues(table).map(({ label }) => label));
  const relatives =
    kind === 'candidates' ? columnsOfRelatives(table).filter((column) => !labels.has(column)) : [];
  const rows = likeAbove(withoutNumbers(withoutOthers(table), columns), columns).map(
    (found, key): ReadRow => {
      const moved = putInPlace(columns, found);
      const row = moved ?? found;
      const read: Read = { values: blank(), written: {}, proposals: {}, ofTwo: false, spare: [] };
      readEmail(textsIn(columns, 'email', row), read);
      readPhone(kind, textsIn(columns, 'phone', row), read);
      read.values.phone ||= phoneWithin(
        [...textsIn(columns, 'email', row), ...textsIn(columns, 'contact', row)].join(' ; '),
      );
      readPlain(columns, row, nic, read);
      readTown(columns, row, shortened, read);
      readNames(kind, columns, row, read, names);
      const { values } = read;
      // What companies stand under may be a trade, a town or anything else.
      if (kind === 'companies' && !saysGone(row.section)) putNote(read, row.section);
      if (kind === 'candidates')
        readWish(columns, row, read, { ...choices, programmeOf, sessionOf });
      const taken = new Set([values.email, values.phone].map(asCompared));
      return {
        key,
        sheet: row.sheet,
        line: row.line,
        ...read,
        isGone: [row.section, ...row.cells.filter((_, column) => !fields[column])].some(saysGone),
        isRelative:
          relatives.some((column) => saysRelative(row.cells[column] ?? '')) ||
          (['full_name', 'last_name'] as const).some((field) =>
            textsIn(columns, field, row).some(isRelativesName),
          ),
        isMisplaced: moved !== null || standsIn(columns, table.header, row, values),
        hasUnread: values.phone === '' && hasUnreadNumber(unread, row),
        hasError: row.errors.some((column) => Boolean(fields[column])),
        spare: [...new Set(read.spare)].filter((one) => !taken.has(asCompared(one))),
        programme: programmeOf(values.programme),
        session:
          sessionOf(values.session) ?? (values.session === '' ? sessionOf(values.programme) : null),
      };
    },
  );
  return withNamesAbove(kind, rows);
};
