/** Somebody of the database whom a row may be. */
export interface KnownRow {
  /** `alike`: a company that may be another. */
  by: 'email' | 'person' | 'alike';
  state: 'invited' | 'registered' | 'other';
  name: string;
  email: string | null;
  /** Whether what the row says ends a link that went to another number by SMS. */
  is_moved: boolean;
}
