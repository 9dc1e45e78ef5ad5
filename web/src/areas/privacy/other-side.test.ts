import { expect, test } from 'vitest';
import { otherSide } from './messages.ts';

test('who counts on a company that leaves, and whom it has not answered, is said in words of their own', () => {
  const waiting = [
    { status: 4, count: 1 },
    { status: 3, count: 2 },
    { status: 1, count: 1 },
    { status: 2, count: 1 },
    { status: 0, count: 4 },
  ] as const;
  expect(otherSide('C', [...waiting])).toEqual([
    '4 candidats comptent sur vous\u202f: 1 inscrit, 2 avec qui tout est accepté, 1 accepté par vous. Ils sont prévenus, sans le nom de votre entreprise.',
    '5 candidats attendent encore votre réponse. Fermez d’abord vos besoins pour qu’ils le sachent, avec un mot de vous.',
  ]);
  expect(otherSide('A', [{ status: 4, count: 1 }])).toEqual([
    '1 entreprise compte sur vous\u202f: 1 où vous avez votre contrat. Elle est prévenue, sans votre nom, que votre dossier n’est plus là.',
  ]);
  expect(otherSide('admin', [])).toEqual([]);
});
