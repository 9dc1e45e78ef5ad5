import { expect, test } from 'vitest';
import { chosenColumns, columnsIn, exportedColumns } from './columns.ts';
import type { Column } from '../types.ts';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  cell: (row) => row,
  ...more,
});

const columns = [
  column('name', { exported: (row) => row }),
  column('email', { from: 'lg' }),
  column('town', { exported: () => 'Lyon' }),
  column('phone', { extra: true, exported: () => 1 }),
];

const keys = (asked: string) => chosenColumns(columns, asked).map(({ key }) => key);

test('the usual columns are shown unless others are asked for, in their order', () => {
  expect(keys('')).toEqual(['name', 'email', 'town']);
  expect(keys('name,phone,town')).toEqual(['name', 'phone', 'town']);
});

test('the first one always stands first, what is unknown or told twice is passed over', () => {
  expect(keys('phone')).toEqual(['name', 'phone']);
  expect(keys('phone,name,nothing,phone')).toEqual(['name', 'phone']);
});

test('chosen ones are shown however little room there is', () => {
  expect(chosenColumns(columns, '').at(1)?.from).toBe('lg');
  expect(chosenColumns(columns, 'name,email').at(1)?.from).toBe('sm');
});

test('the address is silent about the usual ones', () => {
  expect(columnsIn(columns, ['name', 'email', 'town'])).toBe('');
  expect(columnsIn(columns, ['name', 'town', 'email'])).toBe('name,town,email');
});

test('a file has what is seen, in its order', () => {
  const exported = exportedColumns(chosenColumns(columns, 'phone,town'));
  expect(exported.map(({ title }) => title)).toEqual(['name', 'phone', 'town']);
  expect(exported.map(({ value }) => value('Zoé'))).toEqual(['Zoé', 1, 'Lyon']);
});
