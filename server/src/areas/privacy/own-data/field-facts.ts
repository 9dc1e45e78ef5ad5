import {
  archivedName,
  columnOf,
  eachField,
  type ColumnOf,
  type Field,
  type Fields,
  type NamesOf,
} from '@tandem/domain/fields/field';
import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { sectorName } from '@tandem/domain/reference/sectors';

/** What the row alone does not say in words: ids of records, and documents. */
type Told =
  | { kind: 'file' | 'reference' }
  | { kind: 'list'; of: Exclude<Extract<Field, { kind: 'list' }>['of'], 'sectors'> };

type Untold<All extends Fields> = Exclude<keyof All, NamesOf<All, Told>>;

const choiceLabel = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;

const factOf = (field: Field, value: unknown): unknown => {
  if (value === null) return null;
  if (field.kind === 'choice') return choiceLabel(field.labels, String(value));
  if (field.kind === 'distance') return value === noDistanceLimit ? 'sans limite' : value;
  if (field.kind === 'list')
    return (value as number[]).map((id) => sectorName(id) ?? `secteur ${id}`);
  return value;
};

/** Every field of a table in words, by its name in the archive; `told` says what the row alone does not. */
export const fieldFacts = <All extends Fields>(
  fields: All,
  row: { readonly [Name in Untold<All> as ColumnOf<Name, All[Name]>]: unknown },
  told: Readonly<Record<NamesOf<All, Told>, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    eachField(fields).map(([name, field]) => [
      archivedName(field),
      name in told
        ? told[name as keyof typeof told]
        : factOf(field, row[columnOf(name, field) as keyof typeof row]),
    ]),
  );
