import { expect, it } from 'vitest';
import { cursorAfter } from './read-pages.ts';

const page = (ids: readonly number[], total: number) => ({
  items: ids.map((id) => ({ id, cursor: `after ${id}` })),
  total,
});

it.each([
  ['a full page that is not all', [page([1, 2], 3)], 'after 2'],
  ['as many as two full pages hold', [page([1, 2], 4), page([3, 4], 4)], undefined],
  ['one that came twice', [page([1, 2], 4), page([2, 3], 4)], 'after 3'],
  ['one that has gone meanwhile', [page([1, 2], 4), page([3, 4], 3)], undefined],
  ['a page that is not full', [page([1, 2], 4), page([3], 4)], undefined],
  ['none', [page([], 0)], undefined],
])('another page is offered only where rows lack: %s', (_, pages, cursor) => {
  expect(cursorAfter(pages, 2)).toBe(cursor);
});
