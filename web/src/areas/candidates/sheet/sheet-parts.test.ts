import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { expect, test } from 'vitest';
import { doneParts, sheetParts } from './sheet-parts.ts';
import { checkSheet, valuesOf, type Sheet } from './sheet-values.ts';

const empty = valuesOf({ sector: [], skills: [] } as unknown as Sheet);
const fresh = { id: null, resume: null };

test('every field that has to be filled belongs to one part', () => {
  const inParts = sheetParts.flatMap(({ fields }) => fields);
  expect(new Set(inParts).size).toBe(inParts.length);
  const asked = Object.keys(checkSheet(empty, fresh));
  expect(inParts.toSorted()).toEqual(asked.toSorted());
  for (const name of inParts) expect([...Object.keys(candidateFields), 'resume']).toContain(name);
});

test('a part is done once nothing of it is missing, and not before', () => {
  const titles = (values: typeof empty) =>
    doneParts(checkSheet(values, { ...fresh, id: 1 })).map(({ title }) => title);
  expect(titles(empty)).toEqual(['CV']);
  const person = { civility: 'mme', phone: '0600000000', city: 'Lyon', country: 'France' };
  expect(titles({ ...empty, ...person })).toEqual(['CV', 'Vous']);
  expect(titles({ ...empty, ...person, phone: '' })).toEqual(['CV']);
});
