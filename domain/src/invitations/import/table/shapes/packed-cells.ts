import { phonesIn } from '../../cells/phones.ts';
import { isBlank, type Grid } from '../grid.ts';

/** What parts a whole row that stands in one cell. */
const signs = [
  '\n',
  '\t',
  ';',
  '|',
  ',',
  ' – ',
  ' — ',
  ' - ',
  ' · ',
  ' • ',
  ' / ',
  ' : ',
  '  ',
] as const;

/** Two parts are a name beside an address, which its cell is read for, or beside a number. */
const fewestBesideAddress = 3;
const mostRows = 0.8;
const looked = 200;

/** A text at the signs that stand outside quotation marks. */
const partsAt = (text: string, sign: string): string[] => {
  const parts = [''];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.length - 1;
    if (text[at] === '"' && quoted && text[at + 1] === '"') {
      parts[last] += '"';
      at += 1;
    } else if (text[at] === '"' && (quoted || parts[last] === '')) quoted = !quoted;
    else if (!quoted && text.startsWith(sign, at)) {
      parts.push('');
      at += sign.length - 1;
    } else parts[last] += text[at] ?? '';
  }
  const trimmed = parts.map((part) => part.trim());
  // Of many blanks each pair but one parts nothing.
  return sign === '  ' ? trimmed.filter((part) => part !== '') : trimmed;
};

/** How many parts most of some texts have; 0 where no number of them is that of most. */
const usualParts = (texts: readonly string[], sign: string): number => {
  const fewest = texts.some((text) => text.includes('@')) ? fewestBesideAddress : 2;
  const times = new Map<number, number>();
  for (const text of texts) {
    const count = partsAt(text, sign).length;
    times.set(count, (times.get(count) ?? 0) + 1);
  }
  const [best] = [...times].toSorted((one, other) => other[1] - one[1]);
  if (!best || best[0] < fewest || best[1] < mostRows * texts.length) return 0;
  return best[0];
};

const address = /[^\s@<>()[\],;:/|]{1,64}@[^\s@<>()[\],;:/|]{1,190}/;
const number =
  /(?<![\p{L}\d@._+-])(?:\+33\s?(?:\(0\))?|0033|0)[\s.]?[1-9](?:[\s.-]?\d\d){4}(?![\p{L}\d@_])/u;

/** « DURAND Léa (BTS MCO) : 06 … / lea@… »: what stands before the first of a number and an address, both, and what is behind. */
const partsAround = (text: string): string[] => {
  const found = [number, address].map((form) => form.exec(text));
  const places = found.flatMap((one) =>
    one ? [[one.index, one.index + one[0].length] as const] : [],
  );
  if (places.length < 2) return [];
  const bare = (part: string): string =>
    part.replaceAll(/^[\s:;,/|\]>)–—-]+|[\s:;,/|[<(–—-]+$/g, '');
  const before = bare(text.slice(0, Math.min(...places.map(([from]) => from))));
  const behind = bare(text.slice(Math.max(...places.map(([, to]) => to))));
  return before === '' ? [] : [before, ...found.map((one) => one?.[0] ?? ''), behind];
};

/** A sheet with nothing but its first column, each cell of which is a whole row, as one of several columns. */
export const unpacked = (grid: Grid): Grid => {
  const filled = grid.rows.filter((row) => !isBlank(row));
  if (filled.some((row) => !isBlank(row.slice(1)))) return grid;
  const texts = filled.slice(0, looked).map(([text = '']) => text);
  const people = texts.filter((text) => /\S@\S/.test(text) || phonesIn(text).length > 0);
  if (people.length < 2 || people.length < texts.length / 3) return grid;
  const [best] = signs
    .map((sign) => ({ sign, count: usualParts(people, sign) }))
    .toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) {
    const around = people.filter((text) => partsAround(text).length > 0).length;
    if (around < mostRows * people.length) return grid;
    const parted = (text: string): string[] => {
      const parts = partsAround(text);
      return parts.length > 0 ? parts : [text];
    };
    return { ...grid, rows: grid.rows.map(([text = '']) => parted(text)) };
  }
  return { ...grid, rows: grid.rows.map(([text = '']) => partsAt(text, best.sign)) };
};
