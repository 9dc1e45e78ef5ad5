import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { fileParts, type FilePart } from '@tandem/domain/contracts/file/fields/file-field';

type Values = Readonly<Record<string, string>>;

const partFacts = (part: FilePart, values: Values): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(part)
      .filter(({ key }) => values[key])
      .map(({ key, label }) => [label, values[key] ?? '']),
  );

/** What parts of a contract file say, each by the labels of its fields; what is empty is left out. */
export const partsFacts = (parts: readonly FilePart[], values: Values) =>
  Object.fromEntries(
    parts
      .map((part) => [fileParts[part], partFacts(part, values)] as const)
      .filter(([, facts]) => Object.keys(facts).length > 0),
  );
