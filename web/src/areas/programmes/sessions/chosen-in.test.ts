import { expect, test } from 'vitest';
import { chosenIn, type SchoolYear } from './use-chosen-session.ts';

const year = (id: number, state: SchoolYear['state'], start: number): SchoolYear => ({
  id,
  name: `${start}-${start + 1}`,
  state,
  starts_on: `${start}-09-01`,
  ends_on: `${start + 1}-08-31`,
  closed_at: null,
});

const years = [year(1, 'closed', 2025), year(2, 'current', 2026), year(3, 'to_come', 2027)];

test.each([
  ['', 2],
  ['?q=zoe', 2],
  ['?session=1', 1],
  ['?q=zoe&session=3', 3],
  ['?session=99', 2],
  ['?session=', 2],
  ['?session=toutes', undefined],
])('%j shows session %j', (search, id) => {
  expect(chosenIn(search, years)?.id).toBe(id);
});

test('where there is none, all are shown', () => {
  expect(chosenIn('', [])).toBeNull();
});
