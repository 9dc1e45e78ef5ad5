/** A field as it was typed, with what stood there when one began. */
export interface KeptField {
  value: string;
  seen: string;
  /** What was sent of it without an answer. */
  sent?: string[];
}

const prefix = 'draft:';

/** Beside the fields: when they were last typed in, in milliseconds. */
const typedAt = 'typed_at';

/** Days for which words stay here: whom they are about may have been erased since. */
const wordsDays = 30;

/** What was typed before this moment, in milliseconds, is dropped. */
export const oldestWords = (now: number): number => now - wordsDays * 86_400_000;

const entryOf = (owner: string, form: string): string => `${prefix}${owner}:${form}`;

/** Nobody's draft stays in its tab: the next one at this device is somebody else. */
const storageOf = (owner: string): Storage => (owner === '' ? sessionStorage : localStorage);

const isKept = (field: unknown): field is KeptField =>
  typeof field === 'object' &&
  field !== null &&
  typeof (field as KeptField).value === 'string' &&
  typeof (field as KeptField).seen === 'string' &&
  Array.isArray((field as KeptField).sent ?? []);

/** What an entry holds; nothing where the browser keeps nothing. */
const heldIn = (storage: () => Storage, entry: string): Record<string, unknown> => {
  try {
    const held: unknown = JSON.parse(storage().getItem(entry) ?? '{}');
    return typeof held === 'object' && held !== null ? { ...held } : {};
  } catch {
    return {};
  }
};

/** The fields of a form that are kept on this device alone. */
export const keptFields = (owner: string, form: string): Record<string, KeptField> =>
  Object.fromEntries(
    Object.entries(heldIn(() => storageOf(owner), entryOf(owner, form))).filter(
      (field): field is [string, KeptField] => isKept(field[1]),
    ),
  );

/** Keeps these fields of a form, and no others. */
export const keepForm = (owner: string, form: string, kept: Record<string, KeptField>): void => {
  const entry = { ...kept, [typedAt]: Date.now() };
  try {
    if (Object.keys(kept).length === 0) storageOf(owner).removeItem(entryOf(owner, form));
    else storageOf(owner).setItem(entryOf(owner, form), JSON.stringify(entry));
  } catch {
    // Where nothing can be kept, what is typed leaves for the server a moment later.
  }
};

/** Keeps a field until the server has it; null drops it. Tabs of one form share the entry, field by field. */
export const keepField = (
  owner: string,
  form: string,
  key: string,
  field: KeptField | null,
): void => {
  const { [key]: _, ...others } = keptFields(owner, form);
  keepForm(owner, form, field ? { ...others, [key]: field } : others);
};

export const dropForm = (owner: string, form: string): void => {
  try {
    storageOf(owner).removeItem(entryOf(owner, form));
  } catch {
    // Nothing was kept.
  }
};

const dropEntries = (isDropped: (entry: string, storage: Storage) => boolean): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const entry of Object.keys(storage))
        if (entry.startsWith(prefix) && isDropped(entry, storage)) storage.removeItem(entry);
  } catch {
    // Nothing was kept.
  }
};

/** Drops what is kept on this device, but for one account: of all at a sign-out, of the others when somebody signs in. */
export const dropDrafts = (except: string | null): void =>
  dropEntries((entry) => except === null || !entry.startsWith(entryOf(except, '')));

/** The server has no such record: words about it, which are kept under its path, end with it. */
export const dropGone = (address: string): void => {
  const record = /^\/api(\/\D+\/\d+\/)\D*$/.exec(new URL(address).pathname)?.[1];
  if (record) dropEntries((entry) => entry.includes(`:${record}`));
};

/**
 * Drops words about records that nobody has gone on with. A form of whoever is signed in has its own end, at the server; where
 * nobody is, the sign-in was ended elsewhere, perhaps because this device is lost.
 */
export const dropOldWords = (now: number, isSignedIn: boolean): void =>
  dropEntries(
    (entry, storage) =>
      (!isSignedIn || entry.includes(':/')) &&
      Number(heldIn(() => storage, entry)[typedAt] ?? 0) < oldestWords(now),
  );
