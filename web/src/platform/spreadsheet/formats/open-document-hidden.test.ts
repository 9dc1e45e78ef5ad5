import { expect, test } from 'vitest';
import { hiddenIn } from './open-document-hidden.ts';

test('rows and columns are counted by table, however many one of them stands for', () => {
  const content =
    '<table:table table:name="a"><table:table-column table:number-columns-repeated="4"/>' +
    '<table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="16379"/>' +
    '<table:table-row table:number-rows-repeated="3"/>' +
    '<table:table-row table:visibility="collapse" table:number-rows-repeated="2"/></table:table>' +
    '<table:table><table:table-row table:visibility="filter"/></table:table>';
  expect(hiddenIn(content)).toEqual([
    { rows: new Set([3, 4]), columns: new Set([4]) },
    { rows: new Set([0]), columns: new Set() },
  ]);
});

test('rows that never end are gone through once', () => {
  expect(hiddenIn('<table:table-row '.repeat(200_000))).toEqual([]);
});
