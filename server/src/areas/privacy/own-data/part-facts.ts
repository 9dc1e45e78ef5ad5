import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import type { FilePart } from '@tandem/domain/contracts/file/fields/field';

/** What a part of a contract file says, by its labels; what is empty is left out. */
export const partFacts = (
  part: FilePart,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(part)
      .filter(({ key }) => values[key])
      .map(({ key, label }) => [label, values[key] ?? '']),
  );
