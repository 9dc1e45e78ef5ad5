import { Failure } from '@tandem/domain/errors';

/** What was looked for; a 404 when it is not there, or not the reader's. */
export const orNotFound = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Failure('not_found');
  return value;
};
