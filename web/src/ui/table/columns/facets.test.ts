import { expect, test } from 'vitest';
import { facetChoices, rowsLeft, type Facet } from './facets.ts';

interface Row {
  name: string;
  towns: string[];
  stage: string;
}

const rows: Row[] = [
  { name: 'Zoé', towns: ['Lyon'], stage: '2' },
  { name: 'Léa', towns: ['Lyon', 'Évry'], stage: '1' },
  { name: 'Hugo', towns: [], stage: '1' },
];

const town: Facet<Row> = {
  key: 'ville',
  label: 'Ville',
  all: 'Toutes',
  valuesOf: ({ towns }) => towns,
  labelOf: (value) => value,
};
const stage: Facet<Row> = {
  key: 'etape',
  label: 'Étape',
  all: 'Toutes',
  valuesOf: (row) => [row.stage],
  labelOf: (value) => (value === '1' ? 'Première' : 'Autre'),
  rankOf: Number,
};
const facets = [town, stage];

test('a filter leaves the rows that have its value, several leave what all of them do', () => {
  const names = (chosen: Record<string, string>) =>
    rowsLeft(rows, facets, chosen).map(({ name }) => name);
  expect(names({})).toEqual(['Zoé', 'Léa', 'Hugo']);
  expect(names({ ville: 'Lyon' })).toEqual(['Zoé', 'Léa']);
  expect(names({ ville: 'Lyon', etape: '1' })).toEqual(['Léa']);
  expect(names({ ville: 'Nulle part' })).toEqual([]);
});

test('each choice says how many it leaves beside the other filters', () => {
  expect(facetChoices(rows, facets, { etape: '1' }, town)).toEqual([
    ['', 'Toutes'],
    ['Évry', 'Évry (1)'],
    ['Lyon', 'Lyon (1)'],
  ]);
  expect(facetChoices(rows, facets, { etape: '1' }, stage)).toEqual([
    ['', 'Toutes'],
    ['1', 'Première (2)'],
    ['2', 'Autre (1)'],
  ]);
});

test('what is chosen stays a choice where it leaves nothing', () => {
  expect(facetChoices(rows, facets, { ville: 'Brest' }, town).at(1)).toEqual([
    'Brest',
    'Brest (0)',
  ]);
});
