import { read, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { checkRows } from './check-rows.ts';
import { readSheet } from './read-sheet.ts';
import { neutralised, writeSheets } from './write-sheets.ts';

const header = ['Prénom', 'Nom', 'Email', 'Téléphone'];

const bytes = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): ArrayBuffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Feuille 1');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['autre feuille']]), 'Feuille 2');
  return write(book, { type: 'array', bookType }) as ArrayBuffer;
};

/** An archive of zeros that says of itself that it is small. */
const bomb = async (size: number): Promise<ArrayBuffer> => {
  const zeros = new Blob([new Uint8Array(size)]).stream();
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const name = new TextEncoder().encode('xl/a');
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, 0x04034b50, true);
  local.setUint16(8, 8, true);
  local.setUint32(18, packed.length, true);
  local.setUint32(22, 10, true);
  local.setUint16(26, name.length, true);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(10, 8, true);
  entry.setUint32(20, packed.length, true);
  entry.setUint32(24, 10, true);
  entry.setUint16(28, name.length, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, 46 + name.length, true);
  end.setUint32(16, 30 + name.length + packed.length, true);
  return new Blob([local, name, packed, entry, name, end]).arrayBuffer();
};

describe('reading', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'takes the first sheet of an %s file as text',
    async (kind) => {
      const rows = await readSheet(
        bytes([header, ['Zoé', "D'Arc", ' zoe@exemple.fr ', 612345678]], kind),
      );
      expect(rows).toEqual([header, ['Zoé', "D'Arc", 'zoe@exemple.fr', '612345678']]);
    },
  );

  it('an empty sheet reads as nothing', async () => {
    expect(await readSheet(bytes([]))).toEqual([]);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['half an archive', new Uint8Array(bytes([header])).slice(0, 400)],
    [
      'a compound file of nothing',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    ],
  ])('%s is refused', async (_, content) => {
    await expect(readSheet(content.slice().buffer)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('an archive that unpacks to far more than it says is refused before it is read', async () => {
    await expect(readSheet(await bomb(130_000_000))).rejects.toMatchObject({ fault: 'too-large' });
  });

  it('more rows than anyone would import are refused', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ['', '', `${index}@exemple.fr`]);
    await expect(readSheet(bytes([header, ...rows]))).rejects.toMatchObject({
      fault: 'too-many-rows',
    });
  });
});

describe('checking', () => {
  it('tells what the server would not take, by field', () => {
    const [good, phone, name, none] = checkRows('candidates', [
      header,
      ['Zoé', "D'Arc", 'zoe@exemple.fr', '612345678'],
      ['Léa', 'Roux', 'lea@exemple.fr', '12'],
      ['x'.repeat(101), '', 'x@exemple.fr', ''],
      ['Ana', '', '', ''],
    ]);
    expect(good).toMatchObject({ line: 2, faults: [], refusals: {} });
    expect(phone).toMatchObject({
      faults: [],
      refusals: { phone: 'Numéro de téléphone invalide.' },
    });
    expect(name?.refusals).toEqual({ first_name: 'Ce champ est limité à 100 caractères.' });
    expect(none).toMatchObject({ faults: ['no-email'], refusals: {} });
  });

  it('knows a company by its name and address', () => {
    const rows = checkRows('companies', [
      ['NOM', 'COURRIEL'],
      ["L'Atelier", 'contact@atelier.fr'],
      ['', 'sans-nom@atelier.fr'],
    ]);
    expect(rows.map(({ faults }) => faults)).toEqual([[], ['no-name']]);
  });
});

describe('writing', () => {
  it.each(['=1+1', '+33612345678', '-2', '@a', '\ta', '\ra'])('makes %j harmless', (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
  });

  it.each(['Zoé', "D'Arc", 'a=b', ''])('leaves %j alone', (text) => {
    expect(neutralised(text)).toBe(text);
  });

  it('keeps numbers, days and the order of the columns', () => {
    const file = writeSheets([
      {
        name: 'Candidats',
        titles: ['Nom', 'Score', 'Le', 'Vide'],
        rows: [['=cmd()', 87.5, new Date(2026, 10, 21, 23, 30), null]],
      },
    ]);
    const sheet = read(file).Sheets['Candidats'];
    expect(sheet && utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
      ['Nom', 'Score', 'Le', 'Vide'],
      ["'=cmd()", '87.5', '21/11/2026'],
    ]);
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 87.5 });
  });
});
