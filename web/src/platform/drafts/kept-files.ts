/** Files that were chosen and not sent yet: a browser's storage for text takes none. */
const store = 'files';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('tandem-drafts', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

/** A request, whatever it answers. */
type Asked<Result> = EventTarget & { readonly result: Result; readonly error: Error | null };

const run = async <Result>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => Asked<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await opened();
    const request = ask(database.transaction(store, mode).objectStore(store));
    return await new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    }).finally(() => database.close());
  } catch {
    // Strict private modes keep nothing: the file is chosen again after a reload.
    return undefined;
  }
};

const entryOf = (owner: string, form: string): string => `${owner}:${form}`;

interface Kept {
  file: File;
  /** In milliseconds. */
  at: number;
}

/** An earlier version of the product kept the file alone. */
type Entry = Partial<Kept> | File | undefined;

const allEntries = async (): Promise<readonly IDBValidKey[]> =>
  (await run('readonly', (files) => files.getAllKeys())) ?? [];

const read = (entry: IDBValidKey): Promise<Entry> =>
  run('readonly', (files): Asked<Entry> => files.get(entry));

const keep = (entry: IDBValidKey, file: File): Promise<unknown> =>
  run<unknown>('readwrite', (files) => files.put({ file, at: Date.now() } satisfies Kept, entry));

const drop = (entry: IDBValidKey): Promise<unknown> =>
  run<unknown>('readwrite', (files) => files.delete(entry));

export const keptFile = async (owner: string, form: string): Promise<File | null> => {
  const kept = await read(entryOf(owner, form));
  return kept instanceof File ? kept : (kept?.file ?? null);
};

/** Keeps the file of a form on this device; null drops it. */
export const keepFile = async (owner: string, form: string, file: File | null): Promise<void> => {
  const entry = entryOf(owner, form);
  await (file ? keep(entry, file) : drop(entry));
};

/** Drops the files on this device, but for one account. */
export const dropFiles = async (except: string | null): Promise<void> => {
  if (except === null) return void (await run<unknown>('readwrite', (files) => files.clear()));
  for (const entry of await allEntries())
    if (!String(entry).startsWith(entryOf(except, ''))) await drop(entry);
};

/** Drops the files that were chosen before this moment, in milliseconds. */
export const dropOldFiles = async (before: number): Promise<void> => {
  for (const entry of await allEntries()) {
    const kept = await read(entry);
    // Nobody knows when it was chosen: its time begins now.
    if (kept instanceof File) await keep(entry, kept);
    else if ((kept?.at ?? 0) < before) await drop(entry);
  }
};
