import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { fileParts, type FilePart } from '@tandem/domain/contracts/file/fields/file-field';
import { isAsked } from '@tandem/domain/contracts/file/missing';
import type { Finding } from '@tandem/domain/contracts/finding';
import { readerOf } from '@tandem/domain/contracts/rules/rule';
import { Fragment, useState } from 'react';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { DraftField } from '../draft/DraftField.tsx';
import { TutorChoice } from '../draft/TutorChoice.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';

interface FilePartSectionProps {
  part: FilePart;
  draft: ContractDraft;
  findings: readonly Finding[];
  missing: ReadonlySet<string>;
  /** What was said of a field when the file was to move on. */
  faultAt: (key: string) => string | undefined;
}

/** The fields of the second tutor follow those of the first. */
const firstOfSecond = 'second_supervisor_lastname';

/** The fields of a part that this file asks for. */
export const FilePartSection = ({
  part,
  draft,
  findings,
  missing,
  faultAt,
}: FilePartSectionProps) => {
  const [focused, setFocused] = useState<string | null>(null);
  const read = readerOf(draft.values);
  const fields = fieldsOf(part).filter((field) => isAsked(field, read));
  return (
    <div id={`part-${part}`}>
      <FormSection title={fileParts[part]}>
        {part === 'supervisor' && <TutorChoice draft={draft} />}
        {fields.map((field) => (
          <Fragment key={field.key}>
            {field.key === firstOfSecond && <TutorChoice draft={draft} isSecond />}
            <DraftField
              field={field}
              draft={draft}
              findings={findings.filter((finding) => finding.field === field.key)}
              error={faultAt(field.key)}
              required={missing.has(field.key)}
              focused={focused}
              onFocused={setFocused}
            />
          </Fragment>
        ))}
      </FormSection>
    </div>
  );
};
