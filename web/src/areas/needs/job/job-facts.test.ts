import { expect, test } from 'vitest';
import { jobFacts } from './job-facts.ts';

test('a job tells when it begins, its rhythm, pay, remote days and what one must drive', () => {
  expect(
    jobFacts({
      start_date: '2026-09-01',
      centre_rhythm: 'week_in_three',
      pay_above_minimum: 1200,
      remote_days: 1,
      mobility: 'licence',
    }),
  ).toEqual([
    ['Début', '1er septembre 2026'],
    ['Rythme', '1 semaine sur 3 au centre'],
    ['Salaire', '1\u202f200\u00a0€ bruts par mois au-delà du minimum légal'],
    ['Télétravail', '1 jour par semaine'],
    ['Permis ou véhicule', 'Permis B'],
  ]);
});

test('none is told of what is not known, and zero is told', () => {
  const unknown = {
    start_date: null,
    centre_rhythm: null,
    pay_above_minimum: null,
    remote_days: null,
    mobility: null,
  };
  expect(jobFacts(unknown)).toEqual([]);
  expect(jobFacts({ ...unknown, pay_above_minimum: 0, remote_days: 0 })).toEqual([
    ['Salaire', 'Minimum légal'],
    ['Télétravail', 'Aucun'],
  ]);
});
