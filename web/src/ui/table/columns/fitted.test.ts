import { expect, test } from 'vitest';
import type { Column } from '../types.ts';
import { fittedWidth } from './fitted.ts';

interface Row {
  name: string;
  email: string | null;
}

const column = (key: keyof Row, more: Partial<Column<Row>> = {}): Column<Row> => ({
  key,
  title: key,
  cell: (row) => row[key],
  exported: (row) => row[key],
  ...more,
});

const rows = Array.from({ length: 20 }, (_, index) => ({
  name: index === 0 ? 'a name that is much longer than all of the others' : 'Zoé',
  email: 'prenom.nom@exemple.fr',
}));

test('a column asks for the room that nearly all of its texts need, and for its title', () => {
  expect(fittedWidth(column('email'), rows)).toBe('minmax(0, 28fr)');
  expect(fittedWidth(column('name'), rows)).toBe('minmax(0, 13fr)');
  expect(fittedWidth(column('name', { title: 'Prénom usuel' }), rows)).toBe('minmax(0, 19fr)');
});

test('no column takes more than the share that it names, and one in pixels keeps them', () => {
  const long = rows.map((row) => ({ ...row, email: 'x'.repeat(200) }));
  expect(fittedWidth(column('email'), long)).toBe('minmax(0, 29fr)');
  expect(fittedWidth(column('email', { width: '2fr' }), long)).toBe('minmax(0, 51fr)');
  expect(fittedWidth(column('email', { width: '88px' }), long)).toBe('88px');
});

test('a day and a moment are as long as a list shows them, whatever they are in a file', () => {
  const day = new Date('2026-05-01');
  const when = { title: 'Date', exported: () => day };
  expect(fittedWidth(column('name', when), rows)).toBe('minmax(0, 17fr)');
  const moment = { ...when, exported: () => ({ moment: day }) };
  expect(fittedWidth(column('name', moment), rows)).toBe('minmax(0, 27fr)');
});

test('where nothing tells how long its texts are, the share that it names counts', () => {
  const { exported: _, ...plain } = column('email', { width: '2fr' });
  expect(fittedWidth(plain, rows)).toBe('minmax(0, 29fr)');
  expect(fittedWidth(column('email', { width: '2fr' }), [])).toBe('minmax(0, 29fr)');
});
