import { emailKey, isEmail } from './email.ts';

/** The header row and the rows of a sheet, as text, in the order of the file. */
export type SheetRows = readonly (readonly string[])[];

export type RowFault = 'no-email' | 'malformed-email' | 'duplicate-email' | 'no-name';

export interface ImportRow<Field extends string> {
  /** The row's number in the file, as a spreadsheet shows it: the header is row 1. */
  line: number;
  values: Record<Field, string>;
  faults: RowFault[];
}

export interface ImportForm<Field extends string> {
  /** For each field, the headers under which files carry it; compared without case, accents or outer space. */
  headers: Record<Field, readonly string[]>;
  required: readonly Field[];
  /** The header row that the template shows. */
  template: readonly string[];
}

export type CandidateField = 'first_name' | 'last_name' | 'email' | 'phone';

export const candidateImport: ImportForm<CandidateField> = {
  headers: {
    first_name: ['prénom'],
    last_name: ['nom', 'nom de famille'],
    email: ['email', 'e-mail', 'courriel', 'adresse e-mail', 'adresse email', 'mail'],
    phone: ['téléphone', 'tel', 'portable', 'mobile'],
  },
  required: ['email'],
  template: ['Prénom', 'Nom', 'Email', 'Téléphone'],
};

export type CompanyField = 'name' | 'email';

export const companyImport: ImportForm<CompanyField> = {
  headers: {
    name: ['nom', 'entreprise', 'raison sociale'],
    email: candidateImport.headers.email,
  },
  required: ['name', 'email'],
  template: ['Nom', 'Email'],
};

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const columnsOf = <Field extends string>(
  form: ImportForm<Field>,
  header: readonly string[],
): Map<Field, number> => {
  const titles = header.map(fold);
  const columns = new Map<Field, number>();
  for (const field of Object.keys(form.headers) as Field[]) {
    const column = titles.findIndex((title) => form.headers[field].some((h) => fold(h) === title));
    if (column >= 0) columns.set(field, column);
  }
  return columns;
};

const faultsOf = <Field extends string>(
  form: ImportForm<Field>,
  values: Record<string, string>,
  seen: ReadonlySet<string>,
): RowFault[] => {
  const faults: RowFault[] = [];
  const email = values['email'] ?? '';
  if (email === '') faults.push('no-email');
  else if (!isEmail(email)) faults.push('malformed-email');
  else if (seen.has(emailKey(email))) faults.push('duplicate-email');
  if (form.required.some((field) => field !== 'email' && values[field] === ''))
    faults.push('no-name');
  return faults;
};

/** Reads the rows of an import file; empty rows are passed over, each other row says what is wrong with it. */
export const readImportRows = <Field extends string>(
  form: ImportForm<Field>,
  rows: SheetRows,
): ImportRow<Field>[] => {
  const columns = columnsOf(form, rows[0] ?? []);
  const seen = new Set<string>();
  const read: ImportRow<Field>[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const values = {} as Record<Field, string>;
    for (const field of Object.keys(form.headers) as Field[]) {
      const column = columns.get(field);
      values[field] = (column === undefined ? '' : (cells[column] ?? '')).trim();
    }
    const faults = faultsOf(form, values, seen);
    if (faults.length === 0) seen.add(emailKey((values as Record<string, string>)['email'] ?? ''));
    read.push({ line: index + 1, values, faults });
  }
  return read;
};
