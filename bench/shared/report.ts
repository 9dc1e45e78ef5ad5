/** A table for people: the first row is the head, the first column stands left, the others right. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  for (const [index, row] of rows.entries()) {
    console.log(line(row));
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  }
};

/** One line for machines. */
export const printFigure = (name: string, value: number, unit: string): void => {
  console.log(`figure ${name} ${Number(value.toPrecision(4))} ${unit}`);
};
