import { expect, test } from 'vitest';
import { rowsLeft } from '../../../ui/table/columns/facets.ts';
import { byRecord } from '../../follow-up/standing/standings.ts';
import { facets } from './file-facets.ts';
import { ofSession } from '../../lists/record-rows.ts';
import {
  fileRowsOf,
  limitOf,
  searchedText,
  standingItemOf,
  stateLabel,
  stateOf,
  totalsOf,
  urgencyOf,
  waitsOf,
  type ListedFile,
} from './file-rows.ts';

const complete: ListedFile = {
  id: 7,
  candidate: { id: 3, name: 'Zoé D’Arc' },
  account_id: 30,
  company: { id: 4, name: 'Atelier de l’Étoile' },
  need: { id: 5, name: 'Développeuse web' },
  session: { id: 1, name: '2026-2027' },
  formation: { id: 6, name: 'BTS SIO' },
  state: 'complete',
  state_since: '2026-09-02T08:00:00.000Z',
  created_at: '2026-09-01T08:00:00.000Z',
  finalised_at: '2026-09-01T08:00:00.000Z',
  all_signed_on: null,
  agreement_on: null,
  lodged_on: null,
  begins_on: '2026-10-01',
  ends_on: '2028-09-30',
  broken_on: null,
  referent_id: 9,
  tags: ['Forum'],
  waits: [
    {
      kind: 'sign_contract',
      of: 'company',
      since: '2026-09-02T08:00:00.000Z',
      limit: '2026-10-01',
    },
    { kind: 'contract_part', of: 'company', since: '2026-09-02T08:00:00.000Z', limit: null },
  ],
};
const notBegun: ListedFile = {
  ...complete,
  id: 8,
  session: { id: 2, name: '2025-2026' },
  formation: null,
  state: null,
  waits: [],
};
const broken: ListedFile = {
  ...complete,
  id: 9,
  state: 'accepted',
  broken_on: '2026-09-20',
  waits: [],
};
const agreed: ListedFile = { ...complete, id: 10, agreement_on: '2026-09-03', tags: [] };

const files = [complete, notBegun, broken];
const rows = fileRowsOf(
  files,
  byRecord({
    standings: { items: files.map(standingItemOf) },
    colleagues: [['9', 'Inès Martin']],
    programmes: [{ id: 6, name: 'BTS SIO' }],
  }),
);
const [row] = rows;

test('a file is found by its candidate, its company, its need and its programme', () => {
  const text = row && searchedText(row);
  for (const word of ['Zoé', 'Étoile', 'web', 'SIO']) expect(text).toContain(word);
});

test('before it is begun and once its enrolment is broken it has a state as well', () => {
  expect(rows.map((one) => stateLabel(stateOf(one)))).toEqual([
    'Complet',
    'À commencer',
    'Inscription rompue',
  ]);
});

test('it says what it waits for, of whom, and the first day that counts', () => {
  expect(row && waitsOf(row)).toBe(
    'Contrat à signer (Entreprise), Partie ou signature du contrat demandée par un lien (Entreprise)',
  );
  expect(rows.map(limitOf)).toEqual(['2026-10-01', null, null]);
  const urgencies = ['2026-09-23', '2026-09-24', '2026-10-01', '2026-10-02'];
  expect(urgencies.map((day) => row && urgencyOf(row, day))).toEqual([
    null,
    'week',
    'week',
    'over',
  ]);
});

test('it is filtered by state, wait, of whom, programme, referent and tag', () => {
  const left = (key: string, value: string) =>
    rowsLeft(rows, facets, { [key]: value }).map(({ record }) => record.id);
  expect(left('etat', 'none')).toEqual([8]);
  expect(left('attente', 'sign_contract')).toEqual([7]);
  expect(left('de', 'company')).toEqual([7]);
  expect(left('formation', 'BTS SIO')).toEqual([7, 9]);
  expect(left('referent', 'Inès Martin')).toEqual([7, 8, 9]);
  expect(left('etiquette', 'Forum')).toEqual([7, 8, 9]);
});

test('whose signed agreement is missing is found, once it is to be signed and as long as it is', () => {
  const all = fileRowsOf([...files, agreed], new Map());
  const left = (state: string) =>
    rowsLeft(all, facets, { convention: state }).map(({ record }) => record.id);
  expect([left('missing'), left('there')]).toEqual([[7], [10]]);
});

test('a session has its own, and totals are those of the rows', () => {
  expect(ofSession(rows, 1).map(({ record }) => record.id)).toEqual([7, 9]);
  expect(ofSession(rows, null)).toHaveLength(3);
  expect(totalsOf(rows, '2026-10-02')).toEqual({ prepared: 1, toSign: 1, toLodge: 0, over: 1 });
});
