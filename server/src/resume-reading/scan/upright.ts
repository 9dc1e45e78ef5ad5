import { legible } from './legible.ts';
import { openPagePictures } from './page-raster.ts';
import { turned, type Raster } from './raster.ts';
import { quartersTurned, recognise, type Word } from './recogniser.ts';
import { level } from './straighten.ts';

/** Fewer sure words may a page have that was read the wrong way round … */
const leastWords = 25;
/** … and of all its words a smaller share than this: a page that has but a few words is read rightly with fewer. */
const leastShare = 1 / 8;
const fewestSure = 3;
const leastSure = 0.8;
/** The engine reads lines that run up the page, too, but loses their order: their words are higher than wide. */
export const isSure = ({ text, confidence, rect }: Word): boolean =>
  confidence > leastSure &&
  /\p{L}{4}/u.test(text) &&
  rect.right - rect.left > rect.bottom - rect.top;

/** Whether a word of a page that is the right way round was surely read, however short. */
export const wasRead = ({ text, confidence }: Word): boolean =>
  confidence > leastSure && /\p{L}{2}/u.test(text);

const sureIn = (words: readonly Word[]): number => words.filter(isSure).length;

const isReadRightly = (words: readonly Word[], enough: number): boolean => {
  const sure = sureIn(words);
  return sure >= enough || (sure >= fewestSure && sure >= leastShare * words.length);
};

/** Whether it is time to end: what is under way is finished, and nothing more begun. */
export type IsOver = () => boolean;

/** A page the right way round, by how many quarters it was turned for it, clockwise, and what was recognised on it. */
interface ReadPage {
  page: Raster;
  quarters: number;
  words: readonly Word[];
}

interface Turning {
  /** So many sure words tell that it is read. */
  enough?: number;
  /** Whether the page has text beside its pictures, so that it is most likely upright as it is shown. */
  hasText?: boolean;
}

/**
 * A page whichever way round it lies: as its letters seem to lie first, then upside down of that, then on its sides, until
 * enough sure words are read.
 */
export const uprightOf = async (
  page: Raster,
  isOver: IsOver,
  { enough = leastWords, hasText = false }: Turning = {},
): Promise<ReadPage> => {
  const seems = hasText ? 0 : 4 - (await quartersTurned(page));
  let best: ReadPage = { page, quarters: 0, words: [] };
  for (const more of [0, 2, 1, 3]) {
    const quarters = (seems + more) % 4;
    const upright = level(turned(page, quarters));
    const words = await recognise(upright);
    if (sureIn(words) > sureIn(best.words)) best = { page: upright, quarters, words };
    if (isReadRightly(best.words, enough) || isOver()) return best;
  }
  return best;
};

/** With fewer sure words it is not told which way up a page is: it stays as it is. */
const leastToTurn = 10;

/** By how many quarters, clockwise, the first page of a PDF file is to be turned to be read; 0 where that does not show. Throws what PDF.js throws. */
export const quartersToUpright = async (bytes: Uint8Array, isOver: IsOver): Promise<number> => {
  const file = await openPagePictures(bytes);
  try {
    const drawn = await file.draw(1);
    if (!drawn) return 0;
    const { quarters, words } = await uprightOf(legible(drawn), isOver, { enough: leastToTurn });
    return sureIn(words) >= leastToTurn ? quarters : 0;
  } finally {
    await file.close();
  }
};
