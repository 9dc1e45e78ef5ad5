import type { ImportField } from '../fields.ts';

export interface Proposal {
  column: number;
  field: ImportField;
  score: number;
}
