/** Somebody of the database whom a row may be. */
export interface KnownRow {
  by: 'email' | 'person';
  state: 'invited' | 'registered' | 'other';
  name: string;
  email: string | null;
}
