import { expect, test } from 'vitest';
import { fewestAlike, toldChance } from './told-chance.ts';

test('tells of ten, with both ends, once enough have answered to pairs alike', () => {
  const chance = { rate: 0.41, low: 0.33, high: 0.52 };
  expect(toldChance(chance, fewestAlike)).toEqual({ of_ten: 4, low: 3, high: 5 });
  expect(toldChance(chance, fewestAlike - 1)).toBeNull();
});

test('tells nothing that is too wide to mean anything, nor what would only discourage', () => {
  expect(toldChance({ rate: 0.5, low: 0.29, high: 0.71 }, 100)).toBeNull();
  expect(toldChance({ rate: 0.14, low: 0.1, high: 0.2 }, 100)).toBeNull();
  expect(toldChance({ rate: 0.15, low: 0.1, high: 0.2 }, 100)).toMatchObject({ of_ten: 2 });
});
