import { sectors } from '@tandem/domain/reference/sectors';
import { expect, test } from 'vitest';
import { sectorOptions, type Sectors } from './sector-options.ts';

const known = sectors.map(({ id, name }) => ({ id, name })) as Sectors;

test('without a programme trade comes first, and every sector once', () => {
  const options = sectorOptions(known);
  expect(options[0]).toMatchObject({ value: 19, group: 'Commerce et vente' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(sectors.length);
  expect(options).toHaveLength(sectors.length);
});

test('to which a programme leads comes first, and is not said twice', () => {
  const options = sectorOptions(known, 'CAP Pâtissier');
  expect(options[0]).toMatchObject({ value: 3, group: 'Souvent avec votre formation' });
  expect(options.filter(({ value }) => value === 3)).toHaveLength(1);
  expect(options).toHaveLength(sectors.length);
});

test('a sector that the server does not know is not offered', () => {
  expect(sectorOptions(known.slice(0, 2)).map(({ value }) => value)).toEqual([1, 2]);
});
