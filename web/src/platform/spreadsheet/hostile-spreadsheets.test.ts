import { describe, expect, it, vi } from 'vitest';
import { zipSync } from 'fflate';
import { hasUncountedFormulas } from './formats/uncounted-formulas.ts';
import { ImportReading } from './import-reading.ts';
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

// Each took seconds to minutes a cell: what looks for blanks in several places shares a long row of them out in every way.
it('cells of nothing but blanks between two signs are read once', async () => {
  const many = (signs: string) => signs.repeat(1900 / signs.length);
  const cells = [
    `NIV3\t${many('\t')}BAC${many('\t')}3BAC`,
    `Roux\t${many('\n\t')}gérante (`,
    `Roux ${many('\u00A0')}née ${many(' ')}Gay <anna@`,
    `${many('Aa')}${many('\t')}(`,
  ];
  const row = (values: readonly string[]) => values.map((value) => `"${value}"`).join(';');
  const rows = Array.from({ length: 60 }, (_, at) => {
    const cell = cells[at % cells.length] ?? '';
    return row([cell, cell, `anna${at}@exemple.fr`, cell, cell]);
  });
  const lists = [
    [row(['Nom', 'Prénom', 'Email', 'Ville', 'Remarques']), ...rows],
    [row(['Nom', cells[3] ?? '', 'Email', cells[1] ?? '', cells[0] ?? '']), ...rows],
  ];
  for (const lines of lists) {
    const reading = new ImportReading({
      kind: 'candidates',
      choices: { programmes: [], sessions: [] },
      remembered: {},
    });
    const { columns } = await reading.open(lines.join('\n'));
    expect(reading.map(columns.map(({ field }) => field))).toHaveLength(60);
  }
});

it('a formula before a long row of blanks is looked at once', async () => {
  const sheet = new TextEncoder().encode(`<c><f/>${'\t'.repeat(290_000)}!`);
  const file = zipSync({ 'xl/worksheets/sheet1.xml': sheet });
  expect(await hasUncountedFormulas(file.slice().buffer)).toBe(false);
});
