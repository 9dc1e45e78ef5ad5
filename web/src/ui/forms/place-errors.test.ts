import { expect, test } from 'vitest';
import { placeErrors } from './place-errors.ts';

const values = { email: '', sector: [], password: '' };

test('puts a sentence under the field of the same name', () => {
  expect(placeErrors({ email: 'Adresse invalide.' }, values)).toEqual({
    email: 'Adresse invalide.',
  });
});

test('puts a fault inside a list under the list, the first one only', () => {
  expect(placeErrors({ 'sector.0': 'Un', 'sector.3': 'Deux' }, values)).toEqual({ sector: 'Un' });
});

test('finds a field that the payload names otherwise', () => {
  expect(placeErrors({ new_password: 'Faible' }, values, { new_password: 'password' })).toEqual({
    password: 'Faible',
  });
});

test('leaves out what the form has no field for', () => {
  expect(placeErrors({ token: 'Périmé', '0.token': 'Périmé' }, values)).toEqual({});
});
