/** A table of an OpenDocument sheet begins, or a column or row of it; one that never ends is followed to the next, not to the end of the text. */
const starts = /<table:table(-row|-column)?(\s[^<>]*)?>/g;

interface Hidden {
  rows: ReadonlySet<number>;
  columns: ReadonlySet<number>;
}

/** Which rows and columns of each table a file has hidden or filtered away, in the order of the tables; no library tells. */
export const hiddenIn = (content: string): Hidden[] => {
  const tables: { rows: Set<number>; columns: Set<number> }[] = [];
  let row = 0;
  let column = 0;
  for (const [, kind, attributes = ''] of content.matchAll(starts)) {
    if (kind === undefined) {
      tables.push({ rows: new Set(), columns: new Set() });
      row = 0;
      column = 0;
      continue;
    }
    const isRow = kind === '-row';
    const form = isRow ? /number-rows-repeated="(\d{1,7})"/ : /number-columns-repeated="(\d{1,7})"/;
    const repeated = Number(form.exec(attributes)?.[1] ?? 1);
    const from = isRow ? row : column;
    // What is hidden by the thousand after the last person is empty.
    if (/table:visibility="(?:collapse|filter)"/.test(attributes) && repeated < 1000)
      for (let at = from; at < from + repeated; at += 1)
        (isRow ? tables.at(-1)?.rows : tables.at(-1)?.columns)?.add(at);
    if (isRow) row += repeated;
    else column += repeated;
  }
  return tables;
};
