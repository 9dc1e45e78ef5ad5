import { fold } from '@tandem/matching/text/fold';
import type { PdfText, PdfLine } from '../pdf/extract-text.ts';
import { openPagePictures } from './page-raster.ts';
import { turned, type Raster } from './raster.ts';
import { isUpsideDown, recognise, type Word } from './recogniser.ts';
import { namesIn, type Names } from './doubtful-addresses.ts';
import { legible } from './legible.ts';
import { lookedAtAgain } from './second-look.ts';
import { isOnItsSide, level } from './straighten.ts';
import { linesOfWords } from './word-lines.ts';

/** No resume has more: each takes a second or two. */
const mostPages = 3;

/** Fewer sure words has a page that was read the wrong way round. */
const leastWords = 25;
/** The engine reads lines that run up the page, too, but loses their order: their words are higher than wide. */
export const isSure = ({ text, confidence, rect }: Word): boolean =>
  confidence > 0.8 && /\p{L}{4}/u.test(text) && rect.right - rect.left > rect.bottom - rect.top;

/** Whether it is time to end: what is under way is finished, and nothing more begun. */
export type IsOver = () => boolean;

/** A page the right way round, and what was recognised on it. */
interface ReadPage {
  page: Raster;
  words: readonly Word[];
}

/** A page whichever way round it lies: as it seems to lie first, then otherwise. */
const uprightOf = async (page: Raster, isOver: IsOver): Promise<ReadPage> => {
  const seemsAside = isOnItsSide(page);
  let best: ReadPage = { page, words: [] };
  const isBetter = (words: readonly Word[]) =>
    words.filter(isSure).length > best.words.filter(isSure).length;
  for (const isAside of [seemsAside, !seemsAside]) {
    const straight = level(isAside ? turned(page, 3) : page);
    const first = (await isUpsideDown(straight)) ? 2 : 0;
    for (const quarters of [first, 2 - first]) {
      const upright = turned(straight, quarters);
      const words = await recognise(upright);
      if (isBetter(words)) best = { page: upright, words };
      if (best.words.filter(isSure).length >= leastWords || isOver()) return best;
    }
  }
  return best;
};

export interface PicturesText extends PdfText {
  /** Whether the time sufficed for all pages that are read. */
  isWhole: boolean;
}

/** Reads the text in the pictures of a PDF file, whichever way up they lie. Throws what PDF.js throws. */
export const readPictures = async (
  bytes: Uint8Array,
  isOver: IsOver = () => false,
): Promise<PicturesText> => {
  const file = await openPagePictures(bytes);
  try {
    const lines: PdfLine[] = [];
    const sure = new Set<string>();
    let names: Names | null = null;
    const last = Math.min(file.pages, mostPages);
    let page = 1;
    for (; page <= last && (page === 1 || !isOver()); page += 1) {
      const number = page;
      const drawn = await file.draw(number);
      if (!drawn) continue;
      const read = await uprightOf(legible(drawn), isOver);
      for (const word of read.words.filter(isSure))
        for (const part of fold(word.text).split(/[^a-z]+/)) sure.add(part);
      const asLines = (words: readonly Word[]) =>
        linesOfWords(words).map((line) => ({ page: number, ...line }));
      // Whose resume it is stands at its head.
      names ??= namesIn(asLines(read.words), sure);
      const { mend } = names;
      const again = { names, recogniseAgain: recognise };
      const words = isOver() ? read.words : await lookedAtAgain(read.page, read.words, again);
      for (const line of asLines(words)) lines.push({ ...line, text: mend(line.text) });
    }
    const text = lines.map((line) => line.text).join('\n');
    return { text, pages: file.pages, lines, isWhole: page > last };
  } finally {
    await file.close();
  }
};
