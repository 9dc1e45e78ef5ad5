/** Rows of one answer: few enough to come within the time limit of a call, however long the list is. */
export const pageSize = 2000;

interface Page<Items> {
  items: Items;
  total: number;
}

/** Reads a list that may be long piece by piece; answers the pieces. */
export const readPages = async <Items>(
  read: (page: { limit: number; offset: number }) => Promise<Page<Items>>,
): Promise<Items[]> => {
  const first = await read({ limit: pageSize, offset: 0 });
  const pieces = [first.items];
  for (let offset = pageSize; offset < first.total; offset += pageSize)
    pieces.push((await read({ limit: pageSize, offset })).items);
  return pieces;
};

/** A row that moved to the next piece meanwhile came twice. */
export const eachOnce = <Row extends { id: number }>(
  pieces: readonly (readonly Row[])[],
): Row[] => [...new Map(pieces.flat().map((row) => [row.id, row])).values()];

/** Where the next page of a list begins, whose pages each follow a row; undefined once all of it came. */
export const cursorAfter = <Row extends { id: number; cursor: string }>(
  pages: readonly Page<readonly Row[]>[],
  limit: number,
): string | undefined => {
  const last = pages.at(-1);
  if (!last || last.items.length < limit) return undefined;
  const loaded = eachOnce(pages.map(({ items }) => items)).length;
  return loaded < last.total ? last.items.at(-1)?.cursor : undefined;
};

/** Key of a list read whole; `reload` finds it by its call. */
export const wholeKey = (key: string) => [key, {}, 'all pages'];
