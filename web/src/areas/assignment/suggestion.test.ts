import { expect, test } from 'vitest';
import { exportedPeople, exportedRows } from './suggestion-columns.tsx';
import { rowsOf, type Suggestion } from './suggestion.ts';

const suggestion: Suggestion = {
  applicants: [
    { id: 1, first_name: 'Léa', last_name: 'Roc' },
    { id: 2, first_name: 'Noé', last_name: 'Bel' },
    { id: 3, first_name: 'Zoé', last_name: "D'Arc" },
  ],
  offers: [
    { id: 7, title: 'Web', company: { id: 1, name: 'Atelier' }, seats: 1, other_formations: 2 },
    { id: 8, title: 'Vente', company: { id: 1, name: 'Atelier' }, seats: 3, other_formations: 0 },
  ],
  held: [{ match: 38, applicant: 3, offer: 8, score: 55, status: 3 }],
  notified: [{ match: 17, at: '2026-08-20T09:00:00.000Z' }],
  stable: {
    placed: [{ match: 17, applicant: 1, offer: 7, score: 81.5, status: 0 }],
    left_over: [{ applicant: 2, reason: 'better_placed', offer: 7, score: 60, lowest: 81.5 }],
    free_seats: [{ offer: 8, seats: 2, reason: 'no_candidate' }],
    sum: 81.5,
    average: 81.5,
  },
  best: null,
  own_weights: false,
  stable_gives_up: null,
  best_gives_up: null,
};

test('ids become names, reasons become sentences', () => {
  const { placed, held, leftOver, free } = rowsOf(suggestion, 'stable');
  expect(placed).toEqual([
    {
      applicant: 1,
      firstName: 'Léa',
      lastName: 'Roc',
      name: 'Léa Roc',
      title: 'Web',
      company: 'Atelier',
      otherProgrammes: 2,
      match: 17,
      score: 81.5,
      status: 0,
      toldAt: '2026-08-20T09:00:00.000Z',
    },
  ]);
  expect(held).toMatchObject([{ name: "Zoé D'Arc", title: 'Vente', toldAt: null }]);
  expect(leftOver).toMatchObject([
    {
      name: 'Noé Bel',
      why: 'Les postes de son meilleur match, «\u202fWeb\u202f» (Atelier), 60,0/100, vont à des scores d’au moins 81,5.',
    },
  ]);
  expect(free).toMatchObject([
    { title: 'Vente', seats: 2, why: 'Aucun candidat de la formation ne lui correspond.' },
  ]);
});

test('without the largest sum, the stable one is shown', () => {
  expect(rowsOf(suggestion, 'best')).toEqual(rowsOf(suggestion, 'stable'));
});

test('a file has everybody and every free seat, each with what it is', () => {
  const rows = exportedRows(rowsOf(suggestion, 'stable'));
  expect(rows.map(({ situation, lastName, title }) => [situation, lastName, title])).toEqual([
    ['Duo suggéré', 'Roc', 'Web'],
    ['Poste tenu', "D'Arc", 'Vente'],
    ['Candidat sans place', 'Bel', ''],
    ['Poste libre', '', 'Vente'],
  ]);
  expect(rows.map(exportedPeople.idOf)).toEqual([1, 3, 2, null]);
});
