import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { ResumeLine } from '../lines/lines.ts';

const isNameLike = ({ text, key }: ResumeLine): boolean =>
  /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4}$/u.test(text.replaceAll('\t', ' ').trim()) &&
  headingTopics(key).length === 0 &&
  !/curriculum|vitae|lettre|motivation|madame|monsieur/.test(key);

/**
 * The words of the name of whose resume it is, folded: of the largest line that may be a name, the first of several.
 * Empty where none may be one.
 */
export const nameWords = (lines: readonly ResumeLine[]): string[] => {
  const named = lines.filter(isNameLike);
  const largest = Math.max(0, ...named.map(({ size }) => size));
  const line = named.find(({ size }) => size >= largest - 0.5);
  return (line?.key ?? '').split(/[^a-z]+/).filter((word) => word.length > 1);
};

const others =
  /(?<![a-z])(?:parents?|pere|mere|papa|maman|famille|tuteur|tutrice|responsable legale?|representante?(?: legale?)?|urgence|conjointe?|maitre de stage)(?![a-z])/;

/** Whether what stands before a number or an address says that it is a parent's or another's; `before` is folded. */
export const isOfSomebodyElse = (before: string): boolean =>
  others.test(before.split(/[|•·;,]|(?<=\d{2}) \/ | - /).at(-1) ?? '');

/** Whether an address is made of somebody's name: one of its words, or half of one that is long. */
export const bearsName = (address: string, name: readonly string[]): boolean => {
  const local = fold(address.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return name.some((word) => word.length >= 3 && local.includes(word));
};
