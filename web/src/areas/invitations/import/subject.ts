import type { ContractKey } from '@tandem/contract';
import type { candidateImportMessages } from './messages.ts';
import type {
  CheckedRow,
  ImportFields,
  ImportKind,
} from '../../../platform/spreadsheet/check-rows.ts';

export type Row<Kind extends ImportKind = ImportKind> = CheckedRow<ImportFields[Kind]>;

export interface Answer {
  number_created: number;
  rejected_emails: string[];
  failed_emails: string[];
}

/** What an import is of: how its rows are shown, sent and found again. */
export interface ImportSubject<Kind extends ImportKind> {
  kind: Kind;
  messages: typeof candidateImportMessages;
  template: string;
  /** The columns that are read, in the order in which they are shown. */
  columns: readonly (readonly [field: ImportFields[Kind], title: string])[];
  send: (values: Record<ImportFields[Kind], string>[]) => Promise<Answer>;
  /** Who is invited now: by address as `emailKey` has it, whether the last mail to it failed. */
  invited: () => Promise<ReadonlyMap<string, { failed: boolean }>>;
  /** The calls whose answers an import changes. */
  changes: readonly ContractKey[];
}
