import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFiles, dropOldFiles, keepFile, keptFile } from './kept-files.ts';

/** What the browser's storage of files holds. */
let held = new Map<string, unknown>();

const asked = <Result>(result: Result) => {
  const request = Object.assign(new EventTarget(), { result, error: null });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
};

const files = {
  get: (entry: string) => asked(held.get(entry)),
  getAllKeys: () => asked([...held.keys()]),
  put: (value: unknown, entry: string) => asked(held.set(entry, value)),
  delete: (entry: string) => asked(held.delete(entry)),
  clear: () => asked(held.clear()),
};

const database = { transaction: () => ({ objectStore: () => files }), close: () => undefined };

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('indexedDB', { open: () => asked(database) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const zoe = 'zoe@exemple.fr';
const form = 'candidate-sheet';
const resume = new File(['%PDF'], 'cv.pdf');

test('a file is there again for its owner, until it is dropped or somebody else signs in', async () => {
  await keepFile(zoe, form, resume);
  expect(await keptFile(zoe, form)).toBe(resume);
  expect(await keptFile('max@exemple.fr', form)).toBeNull();
  await dropFiles(zoe);
  expect(await keptFile(zoe, form)).toBe(resume);
  await dropFiles('max@exemple.fr');
  expect(await keptFile(zoe, form)).toBeNull();
});

test('one that was chosen in an earlier version of the product is there, and has its month from now on', async () => {
  held.set(`${zoe}:${form}`, resume);
  const before = Date.now();
  await dropOldFiles(before);
  expect(await keptFile(zoe, form)).toBe(resume);
  await dropOldFiles(before);
  expect(await keptFile(zoe, form)).toBe(resume);
  await dropOldFiles(Date.now() + 1);
  expect(await keptFile(zoe, form)).toBeNull();
});
