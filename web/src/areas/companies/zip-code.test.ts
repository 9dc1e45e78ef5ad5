import { expect, test } from 'vitest';
import { withoutZipCode, zipCodeOf } from './zip-code.ts';

const lyon = { postal_codes: ['69001', '69002', '69003'] };

test('a commune brings its first postal code', () => {
  expect(zipCodeOf(lyon, 'lyo', '')).toBe('69001');
  expect(zipCodeOf(lyon, 'lyo', '75011')).toBe('69001');
  expect(zipCodeOf({ postal_codes: [] }, 'lyo', '')).toBe('');
});

test('one that was searched by its postal code keeps it', () => {
  expect(zipCodeOf(lyon, '69003 ', '69002')).toBe('69003');
});

test('a postal code of the commune that stood there stays', () => {
  expect(zipCodeOf(lyon, 'lyon', '69002')).toBe('69002');
});

test('a homonym loses the code that tells it apart', () => {
  expect(withoutZipCode('Saint-Denis (93200)')).toBe('Saint-Denis');
  expect(withoutZipCode('Condé (Nord)')).toBe('Condé (Nord)');
});
