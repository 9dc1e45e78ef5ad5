import { expect, test } from 'vitest';
import { foreignWords } from './vocabulary.ts';

const file = 'server/src/areas/needs/save-need.ts';

test.each([
  'const offer = await lockNeed(tx, id);',
  'const [offer] = rows;',
  'const { id, formation } = row;',
  'let applicants: Person[] = [];',
  'function saveOffer() {',
  'interface ApplicantRow {',
  'const findFormation = (id: number) => id;',
  'rows.map(({ offer }) => offer.id)',
  'rows.map((applicant) => applicant.id)',
  '/** The needs of a formation. */',
  '  // Each applicant once.',
])('%s says the specification’s word', (line) => {
  expect(foreignWords(file, line)).toEqual([1]);
});

test.each([
  'const { offer: need, applicant: candidate } = row;',
  "const body = await call('GET /offers/');",
  'const information = 1;',
  'const need = row.offer;',
  'return { applicant: candidate.id, offer: need.id };',
  ".selectFrom('applicants')",
  '/** Fills in `formations_ids`. */',
  '/** The information that is offered. */',
])('%s does not', (line) => {
  expect(foreignWords(file, line)).toEqual([]);
});

test('the contract and the data speak as the specification does', () => {
  for (const spared of ['contract/src/needs/needs.ts', 'server/src/demo/data/trade.ts'])
    expect(foreignWords(spared, 'const offer = 1;')).toEqual([]);
});
