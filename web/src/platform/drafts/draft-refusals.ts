import { isGone, type ApiError } from '../api/errors.ts';

/** What it was saved for is no longer there, or no longer as it was. */
export const isClosing = (error: ApiError): boolean => error.status === 409 || isGone(error);

/** A sentence by field: the server names what it cannot read by its place among `keys`, which were sent. */
export const faultsOf = (
  keys: readonly string[],
  fields: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const place = Number(/^changes\.(\d+)\./.exec(name)?.[1]);
      return [keys[place] ?? name, sentence];
    }),
  );
