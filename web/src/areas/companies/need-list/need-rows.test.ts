import { expect, test } from 'vitest';
import { byRecord } from '../../follow-up/standing/standings.ts';
import { facets } from './need-facets.ts';
import { ofSession } from '../../lists/record-rows.ts';
import { needRowsOf, searchedText, standingItemOf, type ListedNeed } from './need-rows.ts';

const developer: ListedNeed = {
  id: 7,
  title: 'Développeur web',
  company: { id: 3, name: 'Atelier de l’Étoile' },
  account_id: 30,
  session: { id: 1, name: '2026-2027' },
  formations: [{ id: 5, name: 'BTS SIO' }],
  location: 'Lyon (69003)',
  contract_type: 'apprentissage',
  target_educational_level: '5',
  state: 'active',
  state_since: '2026-11-02T08:00:00.000Z',
  created_at: '2026-11-01T08:00:00.000Z',
  seats: 2,
  seats_taken: 1,
  open_matches: 0,
  pending_matches: 0,
  tutor: 'Léa D’Arc',
  referent_id: 9,
  tags: ['Forum'],
  waits: ['no_match_need'],
};
const withdrawn: ListedNeed = {
  ...developer,
  id: 8,
  session: { id: 2, name: '2025-2026' },
  state: 'withdrawn',
  referent_id: null,
  tags: [],
  waits: [],
};

const rows = needRowsOf(
  [developer, withdrawn],
  byRecord({
    standings: { items: [developer, withdrawn].map(standingItemOf) },
    colleagues: [['9', 'Inès Martin']],
    programmes: [{ id: 5, name: 'BTS SIO' }],
  }),
);

test('a need is found by its post, its company, its town, its tutor and its programmes', () => {
  const [row] = rows;
  const text = row && searchedText(row);
  for (const word of ['Développeur', 'Étoile', '69003', 'D’Arc', 'SIO'])
    expect(text).toContain(word);
});

test('it is filtered by its state, and by the referent and the tags of its company', () => {
  const valuesOf = (key: string) => {
    const facet = facets.find((one) => one.key === key);
    return rows.map((row) => facet?.valuesOf(row));
  };
  expect(valuesOf('etat')).toEqual([['active'], ['withdrawn']]);
  expect(valuesOf('referent')).toEqual([['Inès Martin'], ['personne']]);
  expect(valuesOf('etiquette')).toEqual([['Forum'], []]);
  expect(valuesOf('attente')).toEqual([['no_match_need'], []]);
  expect(valuesOf('formation')).toEqual([['BTS SIO'], ['BTS SIO']]);
  expect(facets.some(({ key }) => key === 'stage')).toBe(false);
});

test('a session has its own', () => {
  expect(ofSession(rows, 1).map(({ record }) => record.id)).toEqual([7]);
  expect(ofSession(rows, null)).toHaveLength(2);
});
