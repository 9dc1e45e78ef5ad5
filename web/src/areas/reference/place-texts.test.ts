import { expect, test } from 'vitest';
import { placeTexts } from './place-texts.ts';

test('a name that several places have is told apart by the postal code', () => {
  const texts = placeTexts([
    { name: 'Saint-Denis', postal_codes: ['93200', '93210'] },
    { name: 'Saint-Denis', postal_codes: ['97400'] },
    { name: 'Lyon', postal_codes: ['69001'] },
  ]);
  expect([...texts.keys()]).toEqual(['Saint-Denis (93200)', 'Saint-Denis (97400)', 'Lyon']);
});
