import { expect, test } from 'vitest';
import { hiddenRowsOf } from './open-document-rows.ts';

test('rows are counted by table, however many one of them stands for', () => {
  const content =
    '<table:table table:name="a"><table:table-row table:number-rows-repeated="3"/>' +
    '<table:table-row table:visibility="collapse" table:number-rows-repeated="2"/></table:table>' +
    '<table:table><table:table-row table:visibility="filter"/></table:table>';
  expect(hiddenRowsOf(content)).toEqual([new Set([3, 4]), new Set([0])]);
});

test('rows that never end are gone through once', () => {
  expect(hiddenRowsOf('<table:table-row '.repeat(200_000))).toEqual([]);
});
