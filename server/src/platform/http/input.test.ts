import { contract } from '@tandem/contract';
import { Failure } from '@tandem/domain/errors';
import { matchId } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import { readInput } from './input.ts';

const said = (key: keyof typeof contract, body: unknown): unknown => {
  try {
    return readInput(contract[key], {
      params: { id: matchId({ candidateId: 1, needId: 1 }) },
      query: {},
      body,
    });
  } catch (error) {
    return error instanceof Failure && error.fields;
  }
};

test('says what is wrong as people say it, not as programmers do', () => {
  expect(said('POST /token/refresh/', {})).toEqual({ refresh: 'Ce champ est obligatoire.' });
  expect(said('POST /token/refresh/', undefined)).toEqual({ _: 'Ce champ est obligatoire.' });
  expect(said('POST /token/refresh/', { refresh: 7 })).toEqual({
    refresh: 'Cette valeur n’a pas la forme attendue.',
  });
  expect(said('POST /matches/{id}/', { action: 5 })).toEqual({
    action: 'Choisissez une des valeurs proposées.',
  });
});
