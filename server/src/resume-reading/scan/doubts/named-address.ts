import { fold } from '@tandem/matching/text/fold';
import { endings } from '../../contact/spaced-address.ts';

/** What people put beside their name in an address. */
export const additions = new Set(['pro', 'perso', 'cv', 'contact', 'mail', 'emploi', 'alternance']);

/** Nobody's name has more words; with more, putting them together in every order would take too long. */
const mostWords = 6;

/** What is left of these when a word is put together of some, whole or their first letter alone, each once; null where it is not. */
const leftAfter = (word: string, of: readonly string[]): readonly string[] | null => {
  if (word === '') return of;
  for (const [index, one] of of.entries())
    for (const piece of [one, one.slice(0, 1)]) {
      const left = word.startsWith(piece)
        ? leftAfter(word.slice(piece.length), of.toSpliced(index, 1))
        : null;
      if (left) return left;
    }
  return null;
};

const host = new RegExp(`^[a-z0-9-]{2,}(?:\\.[a-z0-9-]{2,})*\\.(?:${endings})$`);

/**
 * Whether an address is made of this name, folded, its first and its last word among it, and of nothing that print may have
 * been misread for: such a one was read right, as no misreading makes a name of what is none.
 */
export const isMadeOf = (email: string, name: readonly string[]): boolean => {
  const [local = '', end = '', ...rest] = email.toLowerCase().split('@');
  if (rest.length > 0 || !host.test(end) || !/^[a-z0-9](?:[\w.+-]*\w)?$/.test(local)) return false;
  const known = name.slice(0, mostWords);
  const words = fold(local)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !additions.has(word));
  let left: readonly string[] | null = known;
  for (const word of words) left = left && leftAfter(word, left);
  const bearsOne = known.some((one) => one.length >= 3 && words.some((word) => word.includes(one)));
  if (left === null || !bearsOne) return false;
  // Beside a long name a word of another column may stand.
  const isBut = known.length > 3 && left.length <= 1;
  return isBut || (!left.includes(known[0] ?? '') && !left.includes(known.at(-1) ?? ''));
};

/** What may stand right before an address in small letters and is none of it. */
const labels =
  /^(?:e-?mail|mail|courriel|adresse|mel|electronique|tel|telephone|mobile|portable|contact|site|lien|france)$/;

/** Whether what stands before an address on its line is a part of it, from which print or recognition parted it. */
export const isPartOf = (before: string, local: string, name: readonly string[]): boolean => {
  if (/^[^\p{L}\d]{1,2}[._]$/u.test(before)) return true;
  if (/\p{Lu}/u.test(before) || !/^[a-z.,_-]+$/.test(fold(before))) return false;
  const [words, own] = [before, local].map((text) =>
    fold(text)
      .split(/[^a-z]+/)
      .filter((word) => word !== ''),
  ) as [string[], string[]];
  const isOwn = (word: string): boolean =>
    (name.includes(word) || name.some((one) => word === one.slice(0, 1))) &&
    !own.some((other) => other.startsWith(word));
  // Whose name was not recognised may have had it there.
  const isWord = fold(before).length >= 4 && !labels.test(fold(before));
  return (
    (words.length > 0 && words.every(isOwn)) || (isWord && !isMadeOf(`${local}@exemple.fr`, name))
  );
};

/** What a stroke by itself is taken for at the edge of a word. */
const strokes = ['l', 'i', ''];

/** The part of an address before its « @ », and a label or icon right before it. */
export interface Written {
  label: string;
  /** Null where it stays doubtful. */
  local: string | null;
}

/** What stands before an « @ » as it was most likely printed: strokes are l or i, O among digits zero, a comma a point. */
export const writtenLocal = (token: string, name: readonly string[]): Written => {
  const counted = /[a-z]/.test(token) ? token.replaceAll(/(?<![A-Z\d])O(?=\d)/g, '0') : token;
  const pointed = counted.replaceAll(',', '.');
  const spellings = new Set(strokes.map((letter) => pointed.replaceAll(/[|\\]/g, letter)));
  const named = [...spellings].filter((one) => isMadeOf(`${one}@exemple.fr`, name));
  if (named.length === 1) return { label: '', local: named[0] ?? null };
  if (named.length > 1) return { label: '', local: null };
  const local = /[\w.%+-]*$/.exec(counted)?.[0] ?? '';
  const label = counted.slice(0, counted.length - local.length);
  return { label, local: local === '' || /^[._]/.test(local) ? null : local };
};
