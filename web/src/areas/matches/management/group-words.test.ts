import { expect, test } from 'vitest';
import { groupWords } from './group-words.ts';

const nobody = { count: 0, since: null };
const group = {
  id: 1,
  title: 'Garage des Lices - Mécanique',
  count: 3,
  best_score: 87.5,
  company_owes: nobody,
  applicant_owes: nobody,
  agreed: 0,
  seats: null,
};

test('says of a line what the next one may differ in, and nothing of what is not', () => {
  expect(groupWords(group)).toEqual(['au mieux 87,5/100']);
  expect(
    groupWords({
      ...group,
      company_owes: { count: 2, since: '2026-11-02T09:00:00Z' },
      applicant_owes: { count: 1, since: '2026-11-20T09:00:00Z' },
      agreed: 1,
      seats: { total: 2, taken: 1 },
    }),
  ).toEqual([
    'au mieux 87,5/100',
    '2 attendent l’entreprise depuis le 02/11/2026',
    '1 attend le candidat depuis le 20/11/2026',
    '1 à finaliser',
    '1 poste libre sur 2',
  ]);
  expect(groupWords({ ...group, seats: { total: 1, taken: 1 } })).toContain('aucun poste libre');
});
