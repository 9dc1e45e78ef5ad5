import { emailKey, isEmail } from '../accounts/email.ts';

/** The rows of a sheet as text, in the order of the file, the header first. */
export type SheetRows = readonly (readonly string[])[];

export type RowFault = 'no-email' | 'malformed-email' | 'duplicate-email' | 'no-name';

export interface ImportRow<Field extends string> {
  /** The row's number in the file, as a spreadsheet shows it: the first row is 1. */
  line: number;
  values: Record<Field, string>;
  faults: RowFault[];
}

export interface ImportForm<Field extends string> {
  /** For each field, the headers under which files carry it; compared without case, accents or outer space. */
  headers: readonly (readonly [field: Field, headers: readonly string[]])[];
  required: readonly Field[];
  /** The header row that the template shows. */
  template: readonly string[];
  /** The values of a row that says nothing. */
  blank: Readonly<Record<Field, string>>;
}

const emailHeaders = ['email', 'e-mail', 'courriel', 'adresse e-mail', 'adresse email', 'mail'];

export type CandidateField = 'first_name' | 'last_name' | 'email' | 'phone';

export const candidateImport: ImportForm<CandidateField> = {
  headers: [
    ['first_name', ['prénom']],
    ['last_name', ['nom', 'nom de famille']],
    ['email', emailHeaders],
    ['phone', ['téléphone', 'tel', 'portable', 'mobile']],
  ],
  required: ['email'],
  template: ['Prénom', 'Nom', 'Email', 'Téléphone'],
  blank: { first_name: '', last_name: '', email: '', phone: '' },
};

export type CompanyField = 'name' | 'email';

export const companyImport: ImportForm<CompanyField> = {
  headers: [
    ['name', ['nom', 'entreprise', 'raison sociale']],
    ['email', emailHeaders],
  ],
  required: ['name', 'email'],
  template: ['Nom', 'Email'],
  blank: { name: '', email: '' },
};

/** Word processors replace the hyphen and the space of « adresse e-mail » by others that look alike. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const columnsOf = <Field extends string>(
  form: ImportForm<Field>,
  header: readonly string[],
): Map<Field, number> => {
  const titles = header.map(fold);
  const columns = new Map<Field, number>();
  for (const [field, headers] of form.headers) {
    const known = new Set(headers.map(fold));
    const column = titles.findIndex((title) => known.has(title));
    if (column >= 0) columns.set(field, column);
  }
  return columns;
};

const emailOf = (values: Readonly<Record<string, string>>): string => values['email'] ?? '';

const faultsOf = <Field extends string>(
  form: ImportForm<Field>,
  values: Readonly<Record<Field, string>>,
  seen: ReadonlySet<string>,
): RowFault[] => {
  const faults: RowFault[] = [];
  const email = emailOf(values);
  if (email === '') faults.push('no-email');
  else if (!isEmail(email)) faults.push('malformed-email');
  else if (seen.has(emailKey(email))) faults.push('duplicate-email');
  if (form.required.some((field) => field !== 'email' && values[field] === ''))
    faults.push('no-name');
  return faults;
};

/**
 * Reads the rows of an import file; the first that is not empty is the header. Empty rows are passed over, each other
 * row says what is wrong with it. An address belongs to the first sound row that carries it.
 */
export const readImportRows = <Field extends string>(
  form: ImportForm<Field>,
  rows: SheetRows,
): ImportRow<Field>[] => {
  const headerIndex = rows.findIndex((cells) => !isBlank(cells));
  const columns = columnsOf(form, rows[headerIndex] ?? []);
  const seen = new Set<string>();
  const read: ImportRow<Field>[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index <= headerIndex || isBlank(cells)) continue;
    const values: Record<Field, string> = { ...form.blank };
    for (const [field, column] of columns) values[field] = (cells[column] ?? '').trim();
    const faults = faultsOf(form, values, seen);
    if (faults.length === 0) seen.add(emailKey(emailOf(values)));
    read.push({ line: index + 1, values, faults });
  }
  return read;
};
