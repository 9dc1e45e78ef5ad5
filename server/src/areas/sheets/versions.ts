import { columnOf, eachField, type Fields } from '@tandem/domain/fields/field';
import { Failure } from '@tandem/domain/errors';
import { createHash } from 'node:crypto';

/** By column. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Which state of its fields a sheet is in, whoever wrote them. A document is none of them: whoever sends a file means to replace
 * the one that is there, and sends it once more where the answer was lost.
 */
export const sheetVersion = (fields: Fields, row: Row): string => {
  const values = eachField(fields).flatMap(([name, field]) => {
    const column = field.kind === 'file' ? null : columnOf(name, field);
    return column === null ? [] : [row[column]];
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
};

/** The labels of the fields that are others now. */
export const changedLabels = (fields: Fields, before: Row, after: Row): string[] =>
  eachField(fields).flatMap(([name, field]) => {
    const column = columnOf(name, field);
    const isSame =
      column === null || JSON.stringify(before[column]) === JSON.stringify(after[column]);
    return isSame ? [] : [field.label];
  });

/** Whoever has seen older values is refused, unless what they send is there already: a second click changes nothing. */
export const requireSeenVersion = (
  fields: Fields,
  seen: string | undefined,
  before: Row,
  after: Row,
): void => {
  const current = sheetVersion(fields, before);
  if (seen !== undefined && seen !== current && sheetVersion(fields, after) !== current)
    throw new Failure('changed_meanwhile');
};
