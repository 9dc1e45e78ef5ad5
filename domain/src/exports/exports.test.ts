import { expect, test } from 'vitest';
import { matchColumns, type ExportedMatch } from '../matches/match-columns.ts';
import { csvLine, csvNumber, neutralised } from './csv.ts';
import { seesStill } from './export-state.ts';
import { askedColumns, type FileColumn } from './file-cell.ts';

const columns: readonly FileColumn<string>[] = ['name', 'town', 'day'].map((key) => ({
  key,
  title: key,
  value: (row) => row,
}));

test('columns stand in the order in which they are asked for', () => {
  const keys = (asked: readonly string[]) => askedColumns(columns, asked).map(({ key }) => key);
  expect(keys(['day', 'name', 'day', 'unknown'])).toEqual(['day', 'name']);
  expect(keys([])).toEqual(['name', 'town', 'day']);
});

test('who sees fewer programmes than before no longer sees what was made then', () => {
  expect(seesStill(null, null)).toBe(true);
  expect(seesStill([1], null)).toBe(true);
  expect(seesStill([1], [1, 2])).toBe(true);
  expect(seesStill([1, 2], [1])).toBe(false);
  expect(seesStill(null, [1])).toBe(false);
});

test('lines are read by French spreadsheets, and hold no formula', () => {
  expect(csvLine(['a', 'b;c', 'd"e', ''])).toBe('a;"b;c";"d""e";\r\n');
  expect(csvNumber(87.5)).toBe('87,5');
  expect(neutralised('=cmd()')).toBe("'=cmd()");
});

test('nor do they where a spreadsheet of another country begins a cell at a comma, a tab or a line within a text', () => {
  expect(neutralised('Roux,=cmd(),@a\t＋b\r\n-c|d')).toBe("Roux,'=cmd(),'@a\t'＋b\r\n'-c|d");
  const plain = 'Rouen, -5 °C, = 2\n- Excel\n- Word, + 3 ans';
  expect(neutralised(plain)).toBe(plain);
});

test('a file says a number as one dials it, and never as a formula made harmless', () => {
  const [phone] = askedColumns(matchColumns, ['phone']);
  const text = (stored: string) =>
    neutralised(String(phone?.value({ phone: stored } as ExportedMatch)));
  expect(text('+33639981234')).toBe('06 39 98 12 34');
  expect(text('')).toBe('');
});
