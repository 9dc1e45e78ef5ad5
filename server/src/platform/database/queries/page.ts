import { sideBySide, type Queries } from '../database.ts';

/** Which part of a list is asked for; the whole when both are absent. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** That part of a list which is short enough to be read whole. */
export const pageOf = <Item>(items: readonly Item[], { limit, offset = 0 }: Page): Item[] =>
  items.slice(offset, limit === undefined ? undefined : offset + limit);

/** Part of a list, with the number of items that it has in all: only where some are left out are they counted. */
export const readPage = async <Item>(
  db: Queries,
  { limit, offset = 0 }: Page,
  read: () => Promise<Item[]>,
  count: () => Promise<number>,
): Promise<{ items: Item[]; total: number }> => {
  if (limit === undefined && offset === 0) {
    const items = await read();
    return { items, total: items.length };
  }
  const [items, total] = await sideBySide(db, read, count);
  return { items, total };
};

/** The same where each row tells of how many in all: only beyond the last row have they to be counted. */
export const countedPage = async <Item extends { total: number }>(
  items: Item[],
  { offset = 0 }: Page,
  count: () => Promise<number>,
): Promise<{ items: Item[]; total: number }> => {
  const [first] = items;
  if (first) return { items, total: first.total };
  return { items, total: offset === 0 ? 0 : await count() };
};

const rowsPerPage = 200;

/** The pages of a list, each read after the last row of the one before; `first` is before any row. */
export const pagesAfter = async function* <Row, Key>(
  first: Key,
  read: (page: { after: Key; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let after = first; ;) {
    const rows = await read({ after, limit: rowsPerPage });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    after = keyOf(last);
  }
};
