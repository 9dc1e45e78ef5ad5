import { median } from '../../median.ts';
import type { Raster } from '../raster.ts';
import { startOfLine, type Word } from '../recogniser.ts';
import type { Names } from './doubtful-addresses.ts';

/** Darker than this is print. */
const dark = 140;

interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What hangs together in print within this rectangle of a page. */
const spotsIn = ({ width, height, grey }: Raster, rect: Word['rect']): Spot[] => {
  const [left, top] = [Math.max(0, Math.floor(rect.left)), Math.max(0, Math.floor(rect.top))];
  const [across, down] = [
    Math.min(width, Math.ceil(rect.right)) - left,
    Math.min(height, Math.ceil(rect.bottom)) - top,
  ];
  if (across < 1 || down < 1) return [];
  const isSeen = new Uint8Array(across * down);
  const isDark = (at: number): boolean =>
    (grey[(top + Math.floor(at / across)) * width + left + (at % across)] ?? 255) < dark;
  const spots: Spot[] = [];
  for (let from = 0; from < isSeen.length; from += 1) {
    if (isSeen[from] === 1 || !isDark(from)) continue;
    const spot = { left: across, top: down, right: -1, bottom: -1 };
    const open = [from];
    isSeen[from] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)];
      spot.left = Math.min(spot.left, x);
      spot.right = Math.max(spot.right, x);
      spot.top = Math.min(spot.top, y);
      spot.bottom = Math.max(spot.bottom, y);
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < across - 1 ? at + 1 : -1,
        at - across,
        at + across,
      ]) {
        if (next < 0 || next >= isSeen.length || isSeen[next] === 1 || !isDark(next)) continue;
        isSeen[next] = 1;
        open.push(next);
      }
    }
    spots.push(spot);
  }
  return spots;
};

const heightOf = ({ top, bottom }: Spot): number => bottom - top + 1;
const widthOf = ({ left, right }: Spot): number => right - left + 1;

/** Whether a spot stands in the columns of a letter: what broke off its foot, no sign beside it. */
const isUnder = (spot: Spot, letter: Spot): boolean =>
  Math.min(spot.right, letter.right) - Math.max(spot.left, letter.left) + 1 > 0.6 * widthOf(spot);

/** Of a letter's height a point is at most so much, and at least. */
const most = 0.36;
const least = 0.1;

/**
 * How far from a word's start points stand at the foot of its letters: small spots there, none that are much smaller than the
 * largest.
 */
export const pointsIn = (page: Raster, rect: Word['rect']): number[] => {
  const spots = spotsIn(page, rect);
  const tallest = Math.max(0, ...spots.map(heightOf));
  const letters = spots.filter((spot) => heightOf(spot) > 0.4 * tallest);
  const letter = median(letters.map(heightOf));
  const foot = median(letters.map(({ bottom }) => bottom));
  const points = spots.filter(
    (spot) =>
      Math.max(heightOf(spot), widthOf(spot)) <= most * letter &&
      Math.min(heightOf(spot), widthOf(spot)) >= Math.max(2, least * letter) &&
      Math.abs(spot.bottom - foot) <= 0.15 * letter &&
      !letters.some((one) => isUnder(spot, one)),
  );
  const largest = Math.max(0, ...points.map(heightOf));
  return points
    .filter((spot) => heightOf(spot) >= 0.6 * largest)
    .map(({ left, right }) => (left + right) / 2);
};

/** An address whose local part has no sign, alone or behind a label. */
const unsigned = /^(.*?)([a-z]+\d*)@([\w.-]+)$/i;

/**
 * A word with an address in whose local part recognition saw no sign, where the page has more points than were read: with
 * the lost one where the name parts, or without its « @ » where that is not clear. Every look at « e.q » may lose its point.
 */
export const withLostPoint = (word: Word, page: Raster, { isNamed }: Names): Word => {
  const [, label = '', local = '', host = ''] = unsigned.exec(word.text) ?? [];
  if (local === '' || /[._,!?…-]/.test(label)) return word;
  const colons = label.match(/[:;]/g)?.length ?? 0;
  const points = pointsIn(page, word.rect);
  const sign = (label.length + local.length + 0.5) / word.text.length;
  const before = points.filter((at) => at < sign * (word.rect.right - word.rect.left));
  const isWhole = points.length <= host.split('.').length - 1 + colons || before.length <= colons;
  if (isWhole) return word;
  const parted = Array.from(local, (_, at) => `${local.slice(0, at)}.${local.slice(at)}@${host}`)
    .slice(1)
    .filter(isNamed);
  const [only, ...others] = parted;
  const text = only !== undefined && others.length === 0 ? only : `${local} ${host}`;
  return { ...word, text: `${label}${text}` };
};

/** Whether a low stroke stands between two words of a line: below their letters, and much wider than high. */
const hasLowStroke = (page: Raster, one: Word, other: Word): boolean => {
  const high = other.rect.bottom - other.rect.top;
  const between = {
    left: one.rect.right - high / 2,
    right: other.rect.left + high / 2,
    top: other.rect.top + high / 2,
    bottom: other.rect.bottom + high / 2,
  };
  return spotsIn(page, between).some(
    (spot) =>
      widthOf(spot) >= 3 * heightOf(spot) &&
      heightOf(spot) <= high / 5 &&
      widthOf(spot) >= high / 4,
  );
};

/** An address parted where no look saw its low stroke, « roux anna@… » of Anna Roux, with it where the page shows one. */
export const withLostStrokes = (
  words: readonly Word[],
  page: Raster,
  { isNamed }: Names,
): readonly Word[] => {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    const isParted =
      before !== undefined &&
      word.text.includes('@') &&
      (word.flags & startOfLine) === 0 &&
      word.rect.left - before.rect.right < 1.5 * (word.rect.bottom - word.rect.top) &&
      /^[a-z]+$/.test(before.text) &&
      isNamed(`${before.text}_${word.text}`) &&
      hasLowStroke(page, before, word);
    if (isParted)
      whole[whole.length - 1] = {
        ...before,
        text: `${before.text}_${word.text}`,
        rect: { ...before.rect, right: word.rect.right },
      };
    else whole.push(word);
  }
  return whole;
};
