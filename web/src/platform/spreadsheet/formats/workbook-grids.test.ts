import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readFile, readText } from '../read-file.ts';

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

it('cells that hold an error of the spreadsheet are empty, and told by their place', async () => {
  const sheet = utils.aoa_to_sheet([['Nom'], ['Roux'], ['Gay']]);
  sheet['A2'] = { t: 'e', v: 0x2a, w: '#N/A' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'A');
  const { grids } = await readFile(write(book, { type: 'array' }) as ArrayBuffer);
  expect(grids[0]).toMatchObject({
    rows: [['Nom'], [''], ['Gay']],
    errors: new Map([[1, [0]]]),
  });
  const texts = ['#N/A', '#VALEUR!', '#NOM ?', '#DIV/0!', '########', 'Err:502', '#1'];
  const [pasted] = readText(['Nom;Ville', ...texts.map((text) => `${text};Lyon`)].join('\n')).grids;
  expect(pasted?.rows.map(([first]) => first)).toEqual(['Nom', '', '', '', '', '', '', '#1']);
  expect([...(pasted?.errors?.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6]);
});

/** A workbook as scripts write it: what a formula comes to stands nowhere. */
const uncounted = (value: string): ArrayBuffer => {
  const names = utils.aoa_to_sheet([
    ['Nom', 'Prénom', 'Mail'],
    ['Roux', 'Zoé', 'COUNTED'],
  ]);
  Object.assign(names['C2'] as object, { f: 'A2&"@exemple.fr"' });
  const book = utils.book_new();
  utils.book_append_sheet(book, names, 'A');
  const file = write(book, { type: 'binary', compression: false }) as string;
  // The archive holds its texts as they stand: one of the same length takes the place of the value.
  const said = /<c r="C2" t="str"><f>.*?<\/f><v>COUNTED<\/v><\/c>/.exec(file)?.[0] ?? '';
  const formula = /<f>.*?<\/f>/.exec(said)?.[0] ?? '';
  const bare = `<c r="C2">${formula}${value}</c>`;
  const changed = file.replace(said, bare + ' '.repeat(said.length - bare.length));
  return Uint8Array.from(changed, (letter) => letter.charCodeAt(0)).buffer;
};

it.each(['', '<v></v>', '<v/>', '<v>0</v>'])(
  'formulas that no program has counted are told of (%j)',
  async (value) => {
    const content = await readFile(uncounted(value));
    expect(content.uncounted).toBe(true);
    expect(content.grids[0]?.rows[1]?.slice(0, 2)).toEqual(['Roux', 'Zoé']);
    expect(content.grids[0]?.rows[1]?.[2] ?? '').toBe('');
    expect((await readFile(uncounted('<v>5</v>'))).uncounted).toBe(false);
  },
);
