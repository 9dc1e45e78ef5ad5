import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import {
  fileParts,
  filePartKeys,
  type FilePart,
} from '@tandem/domain/contracts/file/fields/file-field';
import { isAsked, missingFields } from '@tandem/domain/contracts/file/missing';
import { readerOf } from '@tandem/domain/contracts/rules/rule';
import { isOpen } from '@tandem/domain/contracts/rules/findings';
import { draftFindings } from '../draft/draft-findings.ts';
import type { ContractDraft } from '../draft/use-contract-draft.ts';

export interface PartOverview {
  part: FilePart;
  label: string;
  missing: number;
  /** What stands against it: blocks, or is unlikely and has no reason yet. */
  wrong: number;
}

/** What is missing from each part that the file asks for, and what stands against it. */
export const overviewOf = (
  draft: Pick<ContractDraft, 'values' | 'hidden'> &
    Partial<Pick<ContractDraft, 'known' | 'sealedFindings'>>,
  today?: string,
) => {
  const { values, hidden } = draft;
  const missing = missingFields(values).filter(({ key }) => !hidden[key]);
  const findings = draftFindings(draft, today);
  const open = findings.filter((finding) => isOpen(finding, values));
  const read = readerOf(values);
  const parts: PartOverview[] = filePartKeys
    .filter((part) => part !== 'guardian' || fieldsOf(part).some((field) => isAsked(field, read)))
    .map((part) => {
      const keys = new Set(fieldsOf(part).map(({ key }) => key));
      return {
        part,
        label: fileParts[part],
        missing: missing.filter((field) => field.part === part).length,
        wrong: open.filter(({ field }) => keys.has(field)).length,
      };
    });
  const missingKeys = new Set(missing.map(({ key }) => key));
  return {
    parts,
    findings,
    missing: missingKeys,
    /** Fields that are missing, or against which something stands. */
    against: new Set([...missingKeys, ...open.map(({ field }) => field)]),
  };
};
