import { describe, expect, it } from 'vitest';
import { rowFields, type RowField } from '../fields.ts';
import { completeRows } from './complete-rows.ts';
import { judgeRows } from './judge-rows.ts';
import type { ReadRow } from './read-rows.ts';

const empty = Object.fromEntries(
  [...rowFields.candidates, ...rowFields.companies].map((field) => [field, '']),
) as Record<RowField, string>;

const row = (key: number, values: Partial<Record<RowField, string>>): ReadRow => ({
  key,
  sheet: '',
  line: key + 2,
  values: { ...empty, ...values },
  written: {},
  proposals: {},
  ofTwo: false,
  isGone: false,
  isRelative: false,
  isMisplaced: false,
  hasUnread: false,
  hasError: false,
  spare: [],
  programme: null,
  session: null,
});

const complete = (
  all: readonly Partial<Record<RowField, string>>[],
  { out = [], said = [] }: { out?: readonly number[]; said?: readonly number[] } = {},
) => {
  const rows = all.map((values, key) =>
    row(key, { first_name: 'Léa', email: 'lea@exemple.fr', ...values }),
  );
  const isLeftOut = ({ key }: ReadRow) => out.includes(key);
  return completeRows('candidates', rows, judgeRows('candidates', rows, isLeftOut), {
    said: new Map(said.map((key) => [key, true])),
    isTyped: () => false,
    isLeftOut,
  });
};

describe('rows of one person', () => {
  const three = [{}, { phone: '0639981234' }, { phone: '06 39 98 12 34', town: 'Lyon' }];

  it('fill the first one, each with what those above it have not said', () => {
    const { completed, repeats } = complete(three);
    expect(completed.get(0)?.values).toMatchObject({ phone: '0639981234', town: 'Lyon' });
    expect([...repeats.values()].map(({ key, fills }) => [key, fills])).toEqual([
      [0, ['phone']],
      [0, ['town']],
    ]);
  });

  it('are still repeats once left out, and fill nothing, even where somebody wanted it', () => {
    const { completed, repeats } = complete(three, { out: [1, 2], said: [1] });
    expect(completed.size).toBe(0);
    expect([...repeats].map(([key, { completes }]) => [key, completes])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('add a note behind the other, but none that is said already', () => {
    const { completed } = complete([{ note: 'Salon' }, { note: 'Rappeler' }, { note: 'salon' }]);
    expect(completed.get(0)?.values.note).toBe('Salon · Rappeler');
  });
});

it('brothers and sisters at one address fill one another only where somebody says so', () => {
  const siblings = [{}, { first_name: 'Noé', phone: '0639981234' }];
  const { completed, repeats } = complete(siblings);
  expect(completed.size).toBe(0);
  expect(repeats.get(1)).toMatchObject({
    fills: ['phone'],
    differs: [{ field: 'first_name', first: 'Léa', second: 'Noé' }],
    completes: false,
  });
  expect(complete(siblings, { said: [1] }).completed.get(0)?.values).toMatchObject({
    first_name: 'Léa',
    phone: '0639981234',
  });
});
