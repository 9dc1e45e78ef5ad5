import { expect, test } from 'vitest';
import { ariaSort, nextSort, sortRows } from './sort.ts';
import type { Column } from './types.ts';

interface Row {
  name: string;
  age: number | null;
}

const columns: Column<Row>[] = [
  { key: 'name', title: 'Nom', cell: (row) => row.name, sortBy: (row) => row.name },
  { key: 'age', title: 'Âge', cell: (row) => row.age, sortBy: (row) => row.age },
  { key: 'note', title: 'Note', cell: () => null },
];

const rows: Row[] = [
  { name: 'Zoé', age: 9 },
  { name: 'Éric', age: null },
  { name: 'eva', age: 30 },
];

const names = (sort: string) => sortRows(rows, columns, sort).map((row) => row.name);

test('sorts text as the French alphabet does', () => {
  expect(names('name')).toEqual(['Éric', 'eva', 'Zoé']);
  expect(names('-name')).toEqual(['Zoé', 'eva', 'Éric']);
});

test('sorts numbers by their value, and what has none last both ways', () => {
  expect(names('age')).toEqual(['Zoé', 'eva', 'Éric']);
  expect(names('-age')).toEqual(['eva', 'Zoé', 'Éric']);
});

test.each(['', 'note', 'unknown'])('leaves the rows alone for the sort %j', (sort) => {
  expect(names(sort)).toEqual(['Zoé', 'Éric', 'eva']);
});

test('a title sorts up, then down', () => {
  expect(nextSort('', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('name');
  expect(ariaSort('-name', 'name')).toBe('descending');
  expect(ariaSort('age', 'name')).toBeUndefined();
});
