/** An address or a number, and nothing beside it. */
const isWay = (cell: string): boolean =>
  /^[^\s@]+@[^\s@]+$/.test(cell.trim()) || /^[+(]?\d[\d\s.()-]{7,20}$/.test(cell.trim());

/**
 * The rows of a table that was copied from a text: a line's end within a cell parts the row there. What follows begins with an
 * address or a number, and has the cells that the row before it lacks.
 */
export const withoutBrokenCells = (rows: readonly string[][]): string[][] => {
  const width = rows.find((row) => row.length > 1)?.length ?? 0;
  const whole: string[][] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const [first = '', ...rest] = row;
    const isRest =
      above !== undefined &&
      above.length > 1 &&
      above.length < width &&
      above.length + rest.length <= width &&
      isWay(first);
    if (isRest) whole.splice(-1, 1, [...above.slice(0, -1), `${above.at(-1)}\n${first}`, ...rest]);
    else whole.push([...row]);
  }
  return whole;
};
