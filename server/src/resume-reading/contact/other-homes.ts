import type { ResumeLine } from '../lines/lines.ts';

/** Heads an address at which somebody lived, or their parents live: « Ancienne adresse », « Adresse des parents ». */
const otherHome =
  /^(?:(?:ancienne|precedente) adresse|adresse (?:precedente|anterieure)|(?:adresse|domicile|coordonnees) (?:(?:de |chez )?(?:des|mes|les|ses) parents|parentale?|familiale?|de la famille)|chez (?:mes|ses|les) parents)(?: \([^)]*\))? ?:?$/;

/** Heads the address of today, or any. */
const ownHome =
  /^(?:mon |ma )?(?:adresse|domicile|residence)(?: (?:actuelle?|etudiante?|principale?|personnelle|postale|en semaine|semaine|du foyer))?(?: \([^)]*\))? ?:?$/;

/** An address has so many lines at most under what heads it. */
const mostUnder = 4;
/** Lines of one address are at most so many times their size apart. */
const gap = 2.2;

const cellsOf = (text: string): string[] => text.split('\t');

const isUnder = (line: ResumeLine, above: ResumeLine): boolean =>
  line.page === above.page &&
  Math.abs(line.x - above.x) < 3 &&
  line.y > above.y &&
  line.y - above.y <= gap * line.size;

/** The lines right under one, in its column, up to the next that heads an address. */
const linesUnder = (lines: readonly ResumeLine[], at: number): ResumeLine[] => {
  const under: ResumeLine[] = [];
  for (const line of lines.slice(at + 1, at + 1 + mostUnder)) {
    const above = under.at(-1) ?? lines[at];
    if (!above || !isUnder(line, above) || ownHome.test(line.key)) break;
    under.push(line);
  }
  return under;
};

/** Where addresses stand in cells side by side, which of them are no home of today: under « Adresse actuelle<tab>Ancienne adresse ». */
const otherCells = (key: string): number[] => {
  const cells = cellsOf(key).map((cell) => cell.trim());
  const others = cells.flatMap((cell, at) => (otherHome.test(cell) ? [at] : []));
  const areHeads =
    cells.length > 1 && cells.every((cell) => otherHome.test(cell) || ownHome.test(cell));
  return areHeads && others.length < cells.length ? others : [];
};

const withoutCells = (line: ResumeLine, dropped: readonly number[]): ResumeLine => {
  const kept = (text: string): string =>
    cellsOf(text)
      .filter((_, at) => !dropped.includes(at))
      .join('\t');
  return { ...line, text: kept(line.text), key: kept(line.key) };
};

/** The lines without addresses, and numbers with them, at which somebody does not live. */
export const withoutOtherHomes = (lines: readonly ResumeLine[]): ResumeLine[] => {
  const left: ResumeLine[] = [];
  const dropped = new Set<ResumeLine>();
  let row: { cells: readonly number[]; count: number; until: number } | null = null;
  for (const [index, line] of lines.entries()) {
    if (otherHome.test(line.key)) for (const one of linesUnder(lines, index)) dropped.add(one);
    if (dropped.has(line)) continue;
    const cells = otherCells(line.key);
    if (cells.length > 0)
      row = { cells, count: cellsOf(line.text).length, until: index + mostUnder };
    const isInRow: boolean =
      row !== null && index <= row.until && cellsOf(line.text).length === row.count;
    left.push(row && isInRow ? withoutCells(line, row.cells) : line);
  }
  return left;
};
