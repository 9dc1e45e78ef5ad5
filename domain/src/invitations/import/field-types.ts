export type ImportKind = 'candidates' | 'companies';

/** What a column of an imported file can be. `full_name` becomes a first and a last name. */
export type ImportField =
  | 'first_name'
  | 'last_name'
  | 'full_name'
  | 'name'
  | 'email'
  | 'phone'
  | 'programme'
  | 'session'
  | 'town'
  | 'source'
  | 'note'
  | 'referent'
  | 'contact'
  | 'contact_role'
  | 'siret'
  | 'sectors';

/** What a row that was read holds: a full name has been taken apart. */
export type RowField = Exclude<ImportField, 'full_name'>;

export interface FieldOfImport {
  field: ImportField;
  label: string;
  /** What people write above it; compared without case, accents, signs and the words that say nothing. */
  headers: readonly string[];
  /** Words that say it wherever they stand in a header. */
  words?: readonly string[];
  /** Of somebody else, where such a word stands beside it: a mother's phone, a school's town. */
  own?: true;
  /** Several columns may hold it: the first that says something counts, notes are joined. */
  many?: true;
}
