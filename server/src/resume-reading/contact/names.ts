import { fold } from '@tandem/matching/text/fold';
import { headingTopics } from '../lines/headings.ts';
import type { ResumeLine } from '../lines/lines.ts';

const isNameLike = ({ text, key }: ResumeLine): boolean =>
  /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,4}$/u.test(text.replaceAll('\t', ' ').trim()) &&
  headingTopics(key).length === 0 &&
  !/curriculum|vitae|lettre|motivation|madame|monsieur/.test(key);

/** « Léa » and « Martin », each large on a line of its own. */
const isHalfOfName = ({ text, key }: ResumeLine): boolean =>
  /^[\p{Lu}][\p{L}'’-]+$/u.test(text) && headingTopics(key).length === 0;

const inTwoLines = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isName =
      next !== undefined &&
      next.page === line.page &&
      Math.abs(next.size - line.size) < 0.5 &&
      isHalfOfName(line) &&
      isHalfOfName(next);
    return isName ? [{ ...line, key: `${line.key} ${next.key}` }] : [];
  });

/**
 * The words of the name of whose resume it is, folded: of the largest line that may be a name, the first of several.
 * Empty where none may be one.
 */
export const nameWords = (lines: readonly ResumeLine[]): string[] => {
  const named = lines.filter(isNameLike);
  const large = Math.max(0, ...lines.map(({ size }) => size)) - 0.5;
  const halves = inTwoLines(lines).find(({ size }) => size >= large);
  const largest = Math.max(0, ...named.map(({ size }) => size));
  const line = named.find(({ size }) => size >= largest - 0.5);
  const key = halves && halves.size > largest ? halves.key : (line?.key ?? '');
  return key.split(/[^a-z]+/).filter((word) => word.length > 1);
};

/** « CFA des Trois Rivières – 5 rue … – Tél. 04 … »: whose paper it is, not who applies. */
export const isOrganisations = (key: string): boolean =>
  /^(?:cfa|greta|lycee|ecole|centre de formation|campus|universite|iut|mission locale|france travail|pole emploi|chambre de (?:commerce|metiers))(?![a-z])/.test(
    key,
  ) && /@|(?:\d\D?){9}\d|(?<!\d)\d{5}(?!\d)/.test(key);

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
