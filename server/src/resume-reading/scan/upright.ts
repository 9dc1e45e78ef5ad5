import { legible } from './legible.ts';
import { openPagePictures } from './page-raster.ts';
import { turned, type Raster } from './raster.ts';
import { isUpsideDown, quartersTurned, recognise, type Word } from './recogniser.ts';
import { isOnItsSide, level } from './straighten.ts';

/** Fewer sure words has a page that was read the wrong way round. */
const leastWords = 25;
/** The engine reads lines that run up the page, too, but loses their order: their words are higher than wide. */
export const isSure = ({ text, confidence, rect }: Word): boolean =>
  confidence > 0.8 && /\p{L}{4}/u.test(text) && rect.right - rect.left > rect.bottom - rect.top;

/** Whether it is time to end: what is under way is finished, and nothing more begun. */
export type IsOver = () => boolean;

/** A page the right way round, by how many quarters it was turned for it, clockwise, and what was recognised on it. */
interface ReadPage {
  page: Raster;
  quarters: number;
  words: readonly Word[];
}

/** A page whichever way round it lies: as it seems to lie first, then otherwise. */
export const uprightOf = async (page: Raster, isOver: IsOver): Promise<ReadPage> => {
  const seemsAside = isOnItsSide(page);
  let best: ReadPage = { page, quarters: 0, words: [] };
  const isBetter = (words: readonly Word[]) =>
    words.filter(isSure).length > best.words.filter(isSure).length;
  for (const isAside of [seemsAside, !seemsAside]) {
    const aside = isAside ? 3 : 0;
    const straight = level(turned(page, aside));
    const first = (await isUpsideDown(straight)) ? 2 : 0;
    for (const quarters of [first, 2 - first]) {
      const upright = turned(straight, quarters);
      const words = await recognise(upright);
      if (isBetter(words)) best = { page: upright, quarters: (aside + quarters) % 4, words };
      if (best.words.filter(isSure).length >= leastWords || isOver()) return best;
    }
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
    const page = legible(drawn);
    const isRead = (words: readonly Word[]) => words.filter(isSure).length >= leastToTurn;
    const seems = (4 - (await quartersTurned(page))) % 4;
    if (isRead(await recognise(level(turned(page, seems))))) return seems;
    if (isOver()) return 0;
    const { quarters, words } = await uprightOf(page, isOver);
    return isRead(words) ? quarters : 0;
  } finally {
    await file.close();
  }
};
