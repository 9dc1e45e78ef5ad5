import type { ContractKey } from '@tandem/contract';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { candidateImportMessages } from './messages.ts';

/** What an import is of. */
export interface ImportSubject {
  kind: ImportKind;
  messages: typeof candidateImportMessages;
  template: string;
  /** The calls whose answers an import changes. */
  changes: readonly ContractKey[];
}
