import { describe, expect, it, vi } from 'vitest';
import { activeSheets, trickySheets } from './testing/hostile-spreadsheets.ts';
import { readFile, type ReadError } from './read-file.ts';

const home = 'http://127.0.0.1:1';
/** Rows of the first sheet. */
const readSheet = async (file: ArrayBuffer) => (await readFile(file)).grids[0]?.rows;

const called = vi.spyOn(globalThis, 'fetch');
const list = [
  ['Nom', 'Email'],
  ['Roux', 'anna@exemple.fr'],
];

describe('a list with something in it that wants to be run', () => {
  it.each(Object.entries(activeSheets(home)))(
    'is read as if it were not there: %s',
    async (_, file) => {
      expect(await readSheet(await file)).toEqual(list);
      expect(called).not.toHaveBeenCalled();
    },
  );
});

describe('a list made to harm its reader', () => {
  it.each(Object.entries(trickySheets(home)))(
    'is refused, or read as it stands: %s',
    async (_, file) => {
      const outcome = await readSheet(await file).then(
        (rows) => JSON.stringify(rows),
        ({ fault }: ReadError) => fault,
      );
      expect(outcome).toMatch(/^(\[|damaged$|empty$)/);
      expect(outcome).not.toMatch(/root:|haha/);
      expect(outcome.length).toBeLessThan(1500);
      expect(called).not.toHaveBeenCalled();
    },
  );
});
