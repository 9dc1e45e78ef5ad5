import { calledAfter } from '../cells/emails.ts';
import { importFields, type ImportKind } from '../fields.ts';
import type { TableRow } from '../table/grid.ts';
import { fold } from '../fold.ts';
import type { Proposal } from './proposal.ts';
import { telling, wordsOf } from './header-words.ts';

const addresses = /[^\s@<>"();,:]+@[^\s@<>"();,:]+/g;

const textsOf = (cell: string): string[] =>
  cell.includes('@')
    ? (cell.toLowerCase().match(addresses) ?? [])
    : [cell.replaceAll(/\D/g, '').slice(-9)].filter((digits) => digits.length === 9);

/**
 * Columns of addresses or numbers that say nothing which another column does not say in the same row, such as a name on show
 * with the address behind it: nobody has to look at them.
 */
export const saidAgain = (
  rows: readonly TableRow[],
  taken: ReadonlyMap<number, Proposal>,
): ReadonlySet<number> => {
  const of = (field: 'email' | 'phone') =>
    [...taken.values()]
      .filter((one) => one.field === field)
      .toSorted((one, other) => other.score - one.score);
  const again = new Set<number>();
  for (const field of ['email', 'phone'] as const) {
    const [best, ...others] = of(field);
    if (!best) continue;
    for (const { column } of others) {
      const told = rows.filter(({ cells }) => textsOf(cells[column] ?? '').length > 0);
      const isSame = told.every(({ cells }) => {
        const known = textsOf(cells[best.column] ?? '');
        return textsOf(cells[column] ?? '').every((text) => known.includes(text));
      });
      if (told.length > 0 && isSame) again.add(column);
    }
  }
  return again;
};

const kinds = new Set(
  `fixe portable mobile gsm domicile dom perso pro professionnel professionnelle bureau travail work home secondaire autre second
  deuxieme alternatif alternative whatsapp sms contact value valeur direct directe ligne standard numero num adresse electronique
  messagerie boite personal cell number address mel courriel principal`.split(/\s+/),
);

const known = new Map<ImportKind, ReadonlySet<string>>();

const knownWords = (kind: ImportKind): ReadonlySet<string> => {
  const kept = known.get(kind);
  if (kept) return kept;
  const words = new Set([
    ...kinds,
    ...importFields[kind]
      .filter(({ field }) => field === 'email' || field === 'phone')
      .flatMap(({ headers, words: more = [] }) => [...headers, ...more].flatMap(wordsOf)),
  ]);
  known.set(kind, words);
  return words;
};

/** Whether a title of an address or a number says of it what nobody knows: « COURRIEL_XP » may be anybody's. */
export const isQualified = (kind: ImportKind, header: string): boolean =>
  telling(wordsOf(header)).some((word) => word.length > 1 && !knownWords(kind).has(fold(word)));

const fewestNamed = 0.5;

/** Whether most addresses of a column are called after whom the row names. */
export const areCalledAfter = (
  rows: readonly TableRow[],
  email: number,
  names: readonly number[],
): boolean => {
  const told = rows
    .slice(0, 300)
    .map(({ cells }) => ({ local: cells[email] ?? '', cells }))
    .filter(({ local }) => local.includes('@'));
  const named = told.filter(({ local, cells }) => {
    const own = calledAfter(local);
    return names.some((name) =>
      fold(cells[name] ?? '')
        .split(' ')
        .some((word) => word.length > 2 && own.includes(word)),
    );
  });
  return told.length > 0 && named.length >= fewestNamed * told.length;
};
