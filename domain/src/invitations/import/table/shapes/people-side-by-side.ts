import { plainFieldOf } from '../../columns/plain-field.ts';
import type { ImportField, ImportKind } from '../../fields.ts';
import { fold } from '../../fold.ts';
import { isBlank, type Grid } from '../grid.ts';
import { findHeader } from '../header-row.ts';

/** A title and the number of whom it is of: « Nom 2 », « Mail (2) », « Tél n°2 ». */
const numbered = /^(.*\p{L}.*?)[\s._-]*\(?(?:n°\s*)?([1-4])\)?$/u;

interface Title {
  bare: string;
  turn: number;
  hasAddresses: boolean;
}

/** Of a longer text it is none, which would be looked through from each of its letters. */
const titleMost = 200;

/** « Nom » beside « Nom 2 » is the first person's. */
const titleOf = (text: string, cells: readonly string[]): Title => {
  const [, bare = text, turn = ''] = numbered.exec(text.trim().slice(0, titleMost)) ?? [];
  return {
    bare: bare.trim(),
    turn: turn === '' ? 1 : Number(turn),
    hasAddresses: cells.some((cell) => cell.includes('@')),
  };
};

/** « Nom | Mail | Nom | Mail »: whole blocks of the same titles, each as if it were numbered; others as they are. */
const withTurns = (titles: readonly Title[]): Title[] => {
  const texts = titles.map(({ bare }) => fold(bare));
  const width = texts.indexOf(texts[0] ?? '', 1);
  const isRepeated =
    width > 1 &&
    texts.length % width === 0 &&
    texts.every((text, at) => text === texts[at % width]);
  return isRepeated
    ? titles.map((title, at) => ({ ...title, turn: Math.floor(at / width) + 1 }))
    : [...titles];
};

const sampled = 60;

const names: readonly ImportField[] = ['last_name', 'full_name'];
const ways: readonly ImportField[] = ['email', 'phone'];

/** Who it is and how to reach them: in columns of their own, or in one. */
const saysPerson = (kind: ImportKind, titles: readonly Title[]): boolean => {
  const fields = titles.map(({ bare }) => plainFieldOf(kind, bare));
  const has = (wanted: readonly ImportField[]) =>
    fields.some((one) => one !== null && wanted.includes(one));
  return has(names) && (has(ways) || titles.some(({ hasAddresses }) => hasAddresses));
};

/** Rows that hold several candidates each, « Nom 1 », « Mail 1 », « Nom 2 », « Mail 2 », as a sheet for each of their places. */
export const oneEach = (kind: ImportKind, grid: Grid): Grid[] => {
  const header = kind === 'candidates' ? findHeader(kind, grid) : null;
  if (!header) return [grid];
  const some = grid.rows.slice(header.below, header.below + sampled);
  const titles = withTurns(
    header.texts.map((text, column) =>
      titleOf(
        text,
        some.map((row) => row[column] ?? ''),
      ),
    ),
  );
  const further = [...new Set(titles.map(({ turn }) => turn))]
    .toSorted((one, other) => one - other)
    .filter(
      (turn) =>
        turn > 1 &&
        saysPerson(
          kind,
          titles.filter((title) => title.turn === turn),
        ),
    );
  if (
    further.length === 0 ||
    !saysPerson(
      kind,
      titles.filter(({ turn }) => turn === 1),
    )
  )
    return [grid];
  const repeated = new Set(
    titles.filter(({ turn }) => further.includes(turn)).map(({ bare }) => fold(bare)),
  );
  const isOf = (column: number, turn: number): boolean => {
    const title = titles[column];
    return title !== undefined && title.turn === turn && repeated.has(fold(title.bare));
  };
  const isAnyones = (column: number): boolean =>
    isOf(column, 1) || further.includes(titles[column]?.turn ?? 0);
  return [1, ...further].map((turn) => {
    // Each place has its columns where the first has them.
    const from = titles.map(({ bare }, column) => {
      if (!isAnyones(column)) return column;
      if (!isOf(column, 1)) return -1;
      return titles.findIndex((title, at) => isOf(at, turn) && fold(title.bare) === fold(bare));
    });
    const rows = grid.rows.map((row, at): readonly string[] => {
      if (at < header.first) return row;
      if (at < header.below)
        return from.map((column) => (column < 0 ? '' : (titles[column]?.bare ?? '')));
      const own = row.filter((_, column) => isOf(column, turn));
      return isBlank(own) ? [] : from.map((column) => row[column] ?? '');
    });
    return {
      ...grid,
      name: turn === 1 ? grid.name : `${grid.name}, n° ${turn}`.replace(/^, /, ''),
      partOf: grid.name,
      rows,
      links: grid.links.flatMap((link) => {
        const column = from.indexOf(link.column);
        return column < 0 ? [] : [{ ...link, column }];
      }),
    };
  });
};
