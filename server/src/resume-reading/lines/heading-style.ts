import { median } from '../median.ts';
import { headingTopics } from './headings.ts';
import type { ResumeLine } from './lines.ts';

/** How the headings of a resume look. */
export interface HeadingStyle {
  /** Sizes larger than the text's in which headings stand: another line of such a size is a heading, too. */
  sizes: readonly number[];
  /** Of which headings there are several; empty when they look like the text, or each otherwise. */
  looks: ReadonlySet<string>;
  /** From which size on a line is larger than the text. */
  large: number;
}

const isCapitals = (text: string): boolean => text === text.toUpperCase();

const lookOf = ({ text, size }: ResumeLine): string =>
  `${Math.round(size * 2)}${isCapitals(text) ? ' capitals' : ''}`;

/** So many headings of one look are its pattern, and so many of another a second one (in a sidebar). */
const fewestAlike = 3;
const fewestOfSecond = 2;

export const styleOf = (lines: readonly ResumeLine[]): HeadingStyle => {
  const usual = median(lines.map(({ size }) => size));
  const known = lines.filter(({ key, isItem }) => !isItem && headingTopics(key).length > 0);
  const counts = new Map<string, number>();
  for (const line of known) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  const [pattern, count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const isPlain = pattern === String(Math.round(usual * 2));
  const looks = [...counts].filter(([, times]) => times >= fewestOfSecond).map(([look]) => look);
  const large = usual * 1.12;
  return {
    large,
    sizes: [...new Set(known.map(({ size }) => size).filter((size) => size > large))],
    looks: new Set(isPlain || count < fewestAlike ? [] : looks),
  };
};

/**
 * Whether a line looks like this resume's headings, as far as they have a look of their own; a sidebar may head its
 * stretches in another size than the page.
 */
export const standsOut = (line: ResumeLine, { looks, large }: HeadingStyle): boolean =>
  looks.size === 0 || looks.has(lookOf(line)) || line.size > large;
