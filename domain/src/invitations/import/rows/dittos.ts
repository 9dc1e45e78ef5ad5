import type { ImportField } from '../fields.ts';
import type { TableRow } from '../table/grid.ts';
import type { Columns } from './read-cells.ts';

/** « idem », « id. », « // », a quotation mark below a text. */
const ditto =
  /^(?:[-–—]+\s*)?(?:idem|id|ditto|d[°o]|"|''|”|″|〃|\/\/|m[êe]me(?: chose)?)\.?(?:\s*[-–—]+)?$/iu;

const repeated: readonly ImportField[] = [
  'name',
  'last_name',
  'contact',
  'contact_role',
  'phone',
  'programme',
  'session',
  'town',
  'source',
  'referent',
  'sectors',
];

/** Whether a column tells a class once, above those who belong to it: each text a single time, from the first row on. */
const isToldOnce = (rows: readonly TableRow[], at: number): boolean => {
  const texts = rows.map(({ cells }) => (cells[at] ?? '').trim());
  const told = texts.filter((text) => text !== '');
  return texts[0] !== '' && told.length * 2 <= texts.length && new Set(told).size === told.length;
};

/** Rows with what stands above in place of a sign that says so; an address is nobody else’s. */
export const likeAbove = (rows: readonly TableRow[], columns: Columns): readonly TableRow[] => {
  const places = repeated.flatMap((field) => columns.get(field) ?? []);
  // Two people seldom share a number: two strokes say that there is none.
  const numbers = new Set(columns.get('phone'));
  const isDitto = (text: string, at: number): boolean =>
    ditto.test(text) && !(numbers.has(at) && text === '//');
  const once = new Set(
    [...(columns.get('programme') ?? []), ...(columns.get('session') ?? [])].filter((at) =>
      isToldOnce(rows, at),
    ),
  );
  const saysSo = rows.some(({ cells }) =>
    places.some((at) => isDitto((cells[at] ?? '').trim(), at)),
  );
  if (!saysSo && once.size === 0) return rows;
  const last = new Map<number, string>();
  let sheet: string | null = null;
  return rows.map((row) => {
    if (row.sheet !== sheet) last.clear();
    sheet = row.sheet;
    const cells = [...row.cells];
    for (const at of places) {
      const text = (cells[at] ?? '').trim();
      if (isDitto(text, at) || (text === '' && once.has(at))) cells[at] = last.get(at) ?? '';
      else last.set(at, text);
    }
    return { ...row, cells };
  });
};
