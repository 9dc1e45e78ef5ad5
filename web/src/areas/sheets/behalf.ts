import type { ContractKey } from '@tandem/contract';
import { eachField, type Fields } from '@tandem/domain/fields/field';
import { useState } from 'react';
import { ApiError } from '../../platform/api/client.ts';

/** For whom the staff fill a sheet in. */
export interface Behalf {
  /** Of the candidate or the company. */
  recordId: number;
  name: string;
  /** Where the staff came from. */
  back: string;
  /** What of that place another sheet changes. */
  changes: readonly ContractKey[];
}

/** Somebody else has saved the sheet since one has read it. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** The labels of the fields that hold something else now. */
export const changedLabels = (fields: Fields, before: object, after: object): string[] =>
  eachField(fields).flatMap(([name, { label }]) => {
    const textOf = (sheet: object) => JSON.stringify(sheet[name as keyof typeof sheet]);
    return textOf(before) === textOf(after) ? [] : [label];
  });

/**
 * How often a form has begun anew with what somebody else has saved, and what that changed. `found` reads what is there now;
 * where it cannot be read, the form stays as it is.
 */
export const useBegunAnew = <Sheet extends object>(
  fields: Fields,
  found: () => Promise<Sheet | undefined>,
) => {
  const [begun, setBegun] = useState<{ times: number; changed: string[] }>({
    times: 0,
    changed: [],
  });
  const beginAnew = async (seen: Sheet) => {
    const now = await found();
    if (now)
      setBegun(({ times }) => ({ times: times + 1, changed: changedLabels(fields, seen, now) }));
  };
  return { ...begun, beginAnew: (seen: Sheet) => void beginAnew(seen) };
};
