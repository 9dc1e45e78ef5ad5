import type { Written } from '@tandem/domain/contracts/file/merge';
import type { ColumnType } from 'kysely';

/** The contract file of a match: a draft until it has finalised the enrolment. */
export interface ContractSheetsTable {
  applicant_id: number;
  offer_id: number;
  /** Its fields, as JSON, encrypted. */
  sealed: string;
  created_at: Date;
  finalised_at: Date | null;
  written: ColumnType<Record<string, Written>, string | undefined, string>;
}
