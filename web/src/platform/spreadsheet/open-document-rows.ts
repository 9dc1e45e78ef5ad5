/** A table of an OpenDocument sheet begins, or a row of it; one that never ends is followed to the next, not to the end of the text. */
const starts = /<table:table(-row)?(\s[^<>]*)?>/g;

/** Which rows of each table a file has hidden or filtered away, in the order of the tables; no library tells. */
export const hiddenRowsOf = (content: string): ReadonlySet<number>[] => {
  const tables: Set<number>[] = [];
  let row = 0;
  for (const [, isRow, attributes = ''] of content.matchAll(starts)) {
    if (!isRow) {
      tables.push(new Set());
      row = 0;
      continue;
    }
    const repeated = Number(/number-rows-repeated="(\d{1,7})"/.exec(attributes)?.[1] ?? 1);
    // What is hidden by the thousand after the last person is empty.
    if (/table:visibility="(?:collapse|filter)"/.test(attributes) && repeated < 1000)
      for (let at = row; at < row + repeated; at += 1) tables.at(-1)?.add(at);
    row += repeated;
  }
  return tables;
};
