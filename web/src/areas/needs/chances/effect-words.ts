import { formatCount, formatScore } from '../../../platform/format/numbers.ts';

/** What a change would bring, as the server has counted it. */
interface Effect {
  /** Never less than 0. */
  gain: number;
  closer: number;
  best: number | null;
}

/** What is counted: matches for a candidate, candidates for a need. */
type Noun = readonly [one: string, other: string];

const more = (gain: number, [one, other]: Noun): string =>
  `+\u00a0${formatCount(gain, one, other)}`;

/** Less than a point nobody could tell. */
const bestWords = (before: number | null, after: number | null): string[] => {
  if (after === null) return [];
  if (before !== null && Math.abs(after - before) < 1) return [];
  if (before === null) return [`le meilleur aurait ${formatScore(after)}`];
  return [`le meilleur passerait de ${formatScore(before)} à ${formatScore(after)}`];
};

/** As what is changed is named. */
export const quoted = (text: string): string => `«\u202f${text}\u202f»`;

/** `+ 4 matchs, le meilleur passerait de 48 à 61`. */
export const effectWords = (
  { gain, closer, best }: Effect,
  before: number | null,
  noun: Noun,
): string => {
  const words = [...(gain === 0 ? [] : [more(gain, noun)]), ...bestWords(before, best)];
  if (words.length > 0) return words.join(', ');
  return `${formatCount(closer, noun[0], noun[1])} ${closer > 1 ? 'gagneraient' : 'gagnerait'} un point ou plus`;
};
