import type { ImportField } from '@tandem/domain/invitations/import/fields';

const entry = 'import-columns';
/** Header rows that are kept; the oldest goes. */
const kept = 40;

type Remembered = Record<string, (ImportField | null)[]>;

/** The fields that people gave to the columns of header rows seen before, in this browser. */
export const rememberedColumns = (): Remembered => {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}') as Remembered;
  } catch {
    return {};
  }
};

export const rememberColumns = (key: string, fields: readonly (ImportField | null)[]): void => {
  const { [key]: _before, ...others } = rememberedColumns();
  const all = [...Object.entries(others), [key, [...fields]] as const].slice(-kept);
  try {
    localStorage.setItem(entry, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Where nothing can be kept, the columns are asked about again.
  }
};
