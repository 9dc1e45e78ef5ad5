import { expect, test } from 'vitest';
import { loadPlaces } from './places.ts';

const places = await loadPlaces();

const nearest = (latitude: number, longitude: number) => {
  const { name, department } = places.nearest({ latitude, longitude });
  return `${name} (${department})`;
};

test('a place is the commune that it was found for, or one that shares it', () => {
  for (const name of ['Lyon', 'Ajaccio', 'Saint-Denis (974)', 'Givors', 'Lille', 'Cayenne']) {
    const place = places.locate({ city: name });
    expect(place && places.nearest(place).coordinates).toEqual(place ?? 'a place');
  }
});

test('beside a commune it is that one, and so is far out', () => {
  expect(nearest(45.59, 4.77)).toBe('Givors (69)');
  expect(nearest(41.93, 8.73)).toBe('Ajaccio (2A)');
  expect(nearest(48, -20)).toMatch(/\(29\)$/);
});
