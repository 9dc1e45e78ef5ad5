import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readFile } from '../read-file.ts';

it('far sheets are read, and those that are not are named', async () => {
  const book = utils.book_new();
  for (let at = 1; at <= 102; at += 1)
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Nom', at]]), `Classe ${at}`);
  const { grids, unreadSheets } = await readFile(write(book, { type: 'array' }) as ArrayBuffer);
  expect(grids.at(-1)?.name).toBe('Classe 100');
  expect(unreadSheets).toEqual(['Classe 101', 'Classe 102']);
});

it('far columns are read, and those that are not are counted', async () => {
  const sheet = utils.aoa_to_sheet([['Nom']]);
  utils.sheet_add_aoa(sheet, [['Mail']], { origin: { r: 0, c: 250 } });
  utils.sheet_add_aoa(sheet, [['Remarque', 'é'.repeat(4001)]], { origin: { r: 0, c: 400 } });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'A');
  const { grids } = await readFile(write(book, { type: 'array' }) as ArrayBuffer);
  expect(grids[0]?.rows[0]?.filter((cell) => cell !== '')).toEqual(['Nom', 'Mail']);
  expect(grids[0]?.losses).toMatchObject({ columns: 2 });
});

it.each(['xlsx', 'xlsb', 'biff8', 'xlml'] as const)(
  'days of an %s file that counts from 1904 are those that are shown',
  async (bookType) => {
    const sheet = utils.aoa_to_sheet([['Rentrée'], [46266 - 1462]]);
    Object.assign(sheet['A2'] as object, { z: 'DD/MM/YYYY' });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'A');
    book.Workbook = { WBProps: { date1904: true } };
    const { grids } = await readFile(write(book, { type: 'array', bookType }) as ArrayBuffer);
    expect(grids[0]?.rows[1]).toEqual(['01/09/2026']);
  },
);
