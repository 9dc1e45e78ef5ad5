import { expect, test } from 'vitest';
import { waitColumnsFor, type Wait } from './wait-columns.tsx';

const wait = (changes: Partial<Wait>): Wait => ({
  kind: 'register',
  account_id: 1,
  side: 'company',
  record_id: 2,
  name: 'Mutuelle du Beffroi',
  contact: null,
  phone: null,
  tutor: null,
  subject: 'account',
  subject_id: 1,
  title: null,
  count: 1,
  since: '2026-11-10T09:00:00Z',
  due: null,
  limit: null,
  over: false,
  late: true,
  sent_count: 0,
  last_sent: null,
  next_at: null,
  next: null,
  referent_id: null,
  ...changes,
});

const told = (waits: readonly Wait[], isOneKind: boolean): unknown[] => {
  const columns = waitColumnsFor(waits, isOneKind);
  const column = columns.find(({ key }) => key === 'what');
  return waits.map((one) => column?.cell({ ...one, key: '' }));
};

const tutor = wait({ kind: 'tutor_test', title: 'Monteuse' });
const companies = wait({ kind: 'answer_candidate', count: 2 });

test('a match names whom it is with, beside the last day', () => {
  const lodging = { kind: 'lodge_contract', limit: '2026-12-07', title: 'Maison Dupré' } as const;
  expect(told([wait(lodging), wait({ ...lodging, title: null })], false)).toEqual([
    expect.stringMatching(/^Contrat à déposer\u202f: «\u202fMaison Dupré\u202f», .*7/),
    expect.stringMatching(/^Contrat à déposer, .*7/),
  ]);
});

test('all kinds: each line says its own', () => {
  expect(told([wait({}), tutor], false)).toEqual([
    'Inscription attendue',
    expect.stringContaining('Monteuse'),
  ]);
});

test('one kind: what is the same in all lines is said once, by the filter', () => {
  expect(told([wait({}), wait({})], true)).toEqual([undefined, undefined]);
  expect(told([tutor], true)).toEqual(['«\u202fMonteuse\u202f»']);
  const named = wait({ kind: 'tutor_test', title: 'Monteuse', tutor: 'Jean D’Arc' });
  expect(told([named], true)).toEqual(['«\u202fMonteuse\u202f», tuteur\u202f: Jean D’Arc']);
  expect(told([companies], true)).toEqual(['2 candidats attendent']);
});
